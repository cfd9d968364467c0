import { expect, it } from "vitest";
import { stepFor, stepsOf, type Step } from "./steps";

it("leads through the questions in order, each step once", () => {
  const steps = stepsOf("cytosis");
  const shown = new Set<Step>();
  const first = stepFor(steps, "cytosis.turn", shown)!;
  expect(first.tries).toContain("nucleus:3");
  shown.add(first);
  expect(stepFor(steps, "cytosis.turn", shown)).not.toBe(first);
  expect(stepFor(steps, "cytosis.closing", shown)).toBeUndefined();
});

it("has a guide for every game and none for others", () => {
  for (const game of ["cytosis", "cellulose", "foment"]) expect(stepsOf(game).at(-1)?.text).toBe("client-guide-free");
  expect(stepsOf("duel")).toEqual([]);
});
