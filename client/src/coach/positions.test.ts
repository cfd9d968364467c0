import { beforeEach, expect, test, vi } from "vitest";
import {
  dayNumber,
  gameOfDay,
  judge,
  loadPositions,
  nextPosition,
  positionOfDay,
  PRACTISED,
  progressOf,
  remember,
  type Position,
} from "./positions";

const position = (name: string): Position => ({
  name,
  seats: 2,
  seat: 0,
  round: 1,
  entry: 9,
  question: "duel.commit",
  answers: [
    { code: "commit igm", chance: 0.7 },
    { code: "commit iga", chance: 0.45 },
    { code: "commit ige", chance: 0.2 },
  ],
  gap: 0.25,
  reason: null,
  made_with: { bot: "random", game_seed: 1, organelle: "1", rules: 1, search: "coach-1", iterations: 10 },
  text: "",
});
const ALL = ["a", "b", "c"].map(position);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("an answer is judged by what it promises less than the best one", () => {
  expect(judge(position("a"), "commit igm")).toMatchObject({ right: true, loss: 0 });
  expect(judge(position("a"), "commit iga")).toMatchObject({ right: false, chance: 0.45 });
  expect(judge(position("a"), "commit iga")?.loss).toBeCloseTo(0.25, 9);
  expect(judge(position("a"), "pass")).toBeUndefined();
});

test("every game has its positions, and the day's position goes round all of them", async () => {
  expect(PRACTISED).toEqual(["cellulose", "cytosis", "foment"]);
  const seen = new Map<string, Set<string>>();
  for (let day = 0; day < 120; day++) {
    const date = new Date(2031, 0, 1 + day, 23, 59);
    const game = gameOfDay(date);
    const today = positionOfDay(await loadPositions(game), date);
    expect(today).toBeDefined();
    seen.set(game, (seen.get(game) ?? new Set()).add(today!.name));
  }
  for (const game of PRACTISED) expect(seen.get(game)?.size).toBe((await loadPositions(game)).length);
});

test("a day begins at midnight where one lives, and the next one has the next number", () => {
  const [morning, evening] = [new Date(2031, 5, 1, 0, 1), new Date(2031, 5, 1, 23, 59)];
  expect(dayNumber(morning)).toBe(dayNumber(evening));
  expect(dayNumber(new Date(2031, 5, 2, 0, 1))).toBe(dayNumber(morning) + 1);
});

test("what was found stays found, and says whether it was at once", () => {
  remember("duel", ALL, "a", true);
  remember("duel", ALL, "b", false);
  expect(progressOf("duel")).toEqual({ a: "first", b: "tried" });
  remember("duel", ALL, "b", true);
  remember("duel", ALL, "a", false);
  expect(progressOf("duel")).toEqual({ a: "first", b: "later" });
  remember("duel", ALL.slice(1), "c", true);
  expect(progressOf("duel")).toEqual({ b: "later", c: "first" });
});

test("progress that cannot be read is none", () => {
  localStorage.setItem("organelle.practice", "nonsense");
  expect(progressOf("duel")).toEqual({});
});

test("the next position is the next one that is not found, and none when all are", () => {
  expect(nextPosition(ALL, {})?.name).toBe("a");
  expect(nextPosition(ALL, { a: "first", b: "tried" }, "a")?.name).toBe("b");
  expect(nextPosition(ALL, { a: "tried" }, "c")?.name).toBe("a");
  expect(nextPosition(ALL, { a: "first", b: "later", c: "first" }, "b")).toBeUndefined();
});
