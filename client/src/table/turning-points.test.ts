import { expect, it } from "vitest";
import { countedAt, deaths, marginOf, turningPoints } from "./turning-points";

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

it("takes nothing that is counted when the game is over for somebody's move", () => {
  const scores = [null, null, null, null, null, [12, 9]];
  const frames = history.map(({ number }, index) => ({ number, view: { scores: scores[index] } }));
  expect(countedAt(frames as never)).toBe(5);
  expect(turningPoints(history, 0, 5)).toEqual([
    { kind: "gain", number: 2, seat: 0, amount: 5 },
    { kind: "gain", number: 4, seat: 1, amount: 5 },
    { kind: "count", number: 5, seat: 0, amount: 0 },
  ]);
});

it("says when each of those who died did", () => {
  const course = [
    [6, 6, 6],
    [4, 6, 0],
    [0, 5, 0],
  ].map((values, number) => ({ number, values }));
  expect(deaths(course).map(({ number, seat }) => [number, seat])).toEqual([
    [1, 2],
    [2, 0],
  ]);
});

it("says by how much was won, over whom, and what made the greatest difference", () => {
  const sources = [{ enzymes: 8, goals: 4 }, { enzymes: 2, goals: 7 }, {}];
  expect(marginOf([12, 9, 0], [0], sources)).toEqual({ second: 1, points: 3, source: "enzymes", more: 6 });
  expect(marginOf([9, 9], [0, 1], sources)).toBeUndefined();
  expect(marginOf(null, [0], sources)).toBeUndefined();
});
