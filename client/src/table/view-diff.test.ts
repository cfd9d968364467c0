import { expect, it } from "vitest";
import { changes } from "./view-diff";

it("names the leaves that differ", () => {
  const before = {
    round: 1,
    players: [
      { atp: 2, hand: ["a"] },
      { atp: 0, hand: [] },
    ],
  };
  const after = {
    round: 1,
    players: [
      { atp: 3, hand: ["a", "b"] },
      { atp: 0, hand: [] },
    ],
  };
  expect([...changes(before, after)]).toEqual(["players.0.atp", "players.0.hand.1"]);
});

it("names what appears, goes, or changes its kind", () => {
  expect([...changes({ a: 1 }, { b: 1 })]).toEqual(["a", "b"]);
  expect([...changes({ a: [] }, { a: {} })]).toEqual(["a"]);
  expect([...changes({ a: null }, { a: { b: 1 } })]).toEqual(["a"]);
});

it("finds nothing between equals", () => {
  expect(changes({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }).size).toBe(0);
});
