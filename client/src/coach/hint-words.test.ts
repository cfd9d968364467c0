import { expect, test } from "vitest";
import type { TableInfo } from "../net/types";
import { allowsHints, hintsTaken, points, wordsLeft } from "./hint-words";

const table = (kinds: string[], hints: boolean, hinted: number[] = []) =>
  ({
    settings: { hints, hinted },
    seats: kinds.map((kind, seat) => ({ seat, kind, mine: seat === 0 })),
  }) as unknown as TableInfo;

test("what is left of a code after the words that were chosen", () => {
  expect(wordsLeft("golgi vesicle:0 carb", [])).toBe("golgi vesicle:0 carb");
  expect(wordsLeft("golgi vesicle:0 carb", ["golgi"])).toBe("vesicle:0 carb");
  expect(wordsLeft("golgi vesicle:0 carb", ["market"])).toBe("");
  expect(points(0.256)).toBe(26);
});

test("hints are for whoever plays against bots, and for others where the table allows them", () => {
  expect(allowsHints(table(["person", "bot"], false))).toBe(true);
  expect(allowsHints(table(["person", "person"], false))).toBe(false);
  expect(allowsHints(table(["person", "person"], true))).toBe(true);
});

test("hints are counted by seat", () => {
  expect(hintsTaken(table(["person", "bot"], false, [0, 0]))).toEqual([{ seat: 0, count: 2 }]);
});
