import { expect, it } from "vitest";
import type { MatchView, TableView } from "../net/types";
import { nextStep, guideSteps, type GuideStep } from "./guide-steps";

function sea(regions: TableView): MatchView {
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
  const steps = guideSteps("cytosis");
  const shown = new Set<GuideStep>();
  const first = nextStep(steps, "cytosis.turn", shown)!;
  expect(first.suggestions(sea({}))).toContain("nucleus:3");
  shown.add(first);
  expect(nextStep(steps, "cytosis.turn", shown)).not.toBe(first);
  expect(nextStep(steps, "cytosis.closing", shown)).toBeUndefined();
});

it("knows where the food is", () => {
  const move = guideSteps("foment").find((step) => step.question === "foment.move")!;
  const regions = {
    r1: { nutrients: { carb: 1 }, cells: [] },
    r2: { nutrients: { carb: 3 }, cells: [0] },
    r3: { nutrients: { carb: 2 }, cells: [] },
  };
  expect(move.suggestions(sea(regions))).toEqual(["r3", "r2", "r1"]);
});

it("shows only steps that come at a table of that size", () => {
  const asked = (seats: number) => guideSteps("foment", seats).map((step) => step.question);
  expect(asked(2)).toContain("foment.keep");
  expect(asked(4)).not.toContain("foment.keep");
});

it("has a guide for every game and none for others", () => {
  for (const game of ["cytosis", "cellulose", "foment"])
    expect(guideSteps(game).at(-1)?.text).toBe("client-guide-free");
  expect(guideSteps("duel")).toEqual([]);
});
