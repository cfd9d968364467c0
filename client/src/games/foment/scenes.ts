// What is told as a scene in the middle of the board, see Match.svelte.

/** The scene that each of these events belongs to. */
export const scenes: Record<string, string> = {
  "foment.round": "round",
  "foment.tide-rolled": "tide",
  "foment.tide-came": "tide",
  "foment.tide-stayed": "tide",
  "foment.mutation-rolled": "mutation",
  "foment.unchanged": "mutation",
  "foment.no-mutation": "mutation",
  "foment.mutated": "mutation",
};
