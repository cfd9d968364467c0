import { expect, it } from "vitest";
import { marginOf, turningPoints } from "./turning-points";

const history = [
  [0, 0],
  [1, 4],
  [6, 4],
  [6, 4],
  [7, 9],
  [12, 9],
].map((values, number) => ({ number, values }));

it("finds when the winner went ahead for good, and the greatest gains before the end", () => {
  expect(turningPoints(history, 0)).toEqual([
    { kind: "gain", number: 2, seat: 0, amount: 5 },
    { kind: "gain", number: 4, seat: 1, amount: 5 },
    { kind: "lead", number: 5, seat: 0, amount: 0 },
  ]);
});

it("says by how much was won, over whom, and what made the greatest difference", () => {
  const sources = [{ enzymes: 8, goals: 4 }, { enzymes: 2, goals: 7 }, {}];
  expect(marginOf([12, 9, 0], [0], sources)).toEqual({ second: 1, points: 3, source: "enzymes", more: 6 });
  expect(marginOf([9, 9], [0, 1], sources)).toBeUndefined();
  expect(marginOf(null, [0], sources)).toBeUndefined();
});
