import { expect, it } from "vitest";
import type { MatchView, Picture } from "../net/types";
import { stepFor, stepsOf, type Step } from "./guide-steps";

function sea(regions: Picture): MatchView {
  return {
    game: "x",
    options: {},
    seat: 0,
    seats: 2,
    number: 1,
    waiting: [],
    question: "",
    over: false,
    scores: null,
    winners: [],
    table: { regions },
  };
}

it("leads through the questions in order, each step once", () => {
  const steps = stepsOf("cytosis");
  const shown = new Set<Step>();
  const first = stepFor(steps, "cytosis.turn", shown)!;
  expect(first.tries(sea({}))).toContain("nucleus:3");
  shown.add(first);
  expect(stepFor(steps, "cytosis.turn", shown)).not.toBe(first);
  expect(stepFor(steps, "cytosis.closing", shown)).toBeUndefined();
});

it("knows where the food is", () => {
  const move = stepsOf("foment").find((step) => step.question === "foment.move")!;
  const regions = {
    r1: { nutrients: { carb: 1 }, cells: [] },
    r2: { nutrients: { carb: 3 }, cells: [0] },
    r3: { nutrients: { carb: 2 }, cells: [] },
  };
  expect(move.tries(sea(regions))).toEqual(["r3", "r2", "r1"]);
});

it("shows only steps that come at a table of that size", () => {
  const asked = (seats: number) => stepsOf("foment", seats).map((step) => step.question);
  expect(asked(2)).toContain("foment.keep");
  expect(asked(4)).not.toContain("foment.keep");
});

it("has a guide for every game and none for others", () => {
  for (const game of ["cytosis", "cellulose", "foment"]) expect(stepsOf(game).at(-1)?.text).toBe("client-guide-free");
  expect(stepsOf("duel")).toEqual([]);
});
