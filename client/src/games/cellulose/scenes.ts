// What is told as a scene in the middle of the board, see Match.svelte.

/** The scene that each of these events belongs to. */
export const scenes: Record<string, string> = {
  "cellulose.round.began": "sunrise",
  "cellulose.evening.fell": "evening",
  "cellulose.vacuole.rewarded": "evening",
  "cellulose.vacuole.marker": "evening",
  "cellulose.wall.evening": "evening",
};
