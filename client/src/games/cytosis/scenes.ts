// What is told as a scene in the middle of the board, see Match.svelte.

/** The scene that each of these events belongs to. */
export const scenes: Record<string, string> = {
  "cytosis.round.began": "round",
  "cytosis.event.revealed": "event",
  "cytosis.boost.laid": "event",
  "cytosis.toxicity.lost": "event",
  "cytosis.virus.attacked": "virus",
  "cytosis.virus.weakened": "virus",
  "cytosis.virus.rolled": "virus",
  "cytosis.virus.responded": "virus",
  "cytosis.virus.dummy-rolled": "virus",
  "cytosis.virus.dummy-responded": "virus",
  "cytosis.virus.dummy-rose": "virus",
  "cytosis.virus.ranked": "virus",
  "cytosis.virus.lost-resource": "virus",
  "cytosis.virus.lost-health": "virus",
  "cytosis.virus.immunised": "virus",
};
