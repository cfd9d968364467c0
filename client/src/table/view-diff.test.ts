import { expect, it } from "vitest";
import { changedPaths } from "./view-diff";

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
  expect([...changedPaths(before, after)]).toEqual(["players.0.atp", "players.0.hand.1"]);
});

it("names what appears, goes, or changes its kind", () => {
  expect([...changedPaths({ a: 1 }, { b: 1 })]).toEqual(["a", "b"]);
  expect([...changedPaths({ a: [] }, { a: {} })]).toEqual(["a"]);
  expect([...changedPaths({ a: null }, { a: { b: 1 } })]).toEqual(["a"]);
});

it("finds nothing between equals", () => {
  expect(changedPaths({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }).size).toBe(0);
});
