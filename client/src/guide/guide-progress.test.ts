import { beforeEach, expect, it, vi } from "vitest";
import { FREE, hasGuide, isGuided, markDone, nextTopic, setGuided, toldTo, wantsGuide } from "./guide-progress";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("explains each part once, then that one may go on alone, then nothing", () => {
  expect(nextTopic("t", 0, 1, ["a"], 3)).toBe("a");
  expect(nextTopic("t", 0, 2, ["a", "c"], 3)).toBe("c");
  expect(nextTopic("t", 0, 3, ["a", "c"], 3)).toBe("");
  expect(nextTopic("t", 0, 4, ["a", "b", "c"], 3)).toBe("b");
  expect(nextTopic("t", 0, 5, ["a", "b", "c"], 3)).toBe(FREE);
  expect(nextTopic("t", 0, 6, ["a", "b", "c"], 3)).toBe("");
});

it("says the same again at the same question, as after a reload", () => {
  expect(nextTopic("t", 0, 1, ["a", "b"], 2)).toBe("a");
  expect(nextTopic("t", 0, 1, ["b"], 2)).toBe("a");
  expect(toldTo("t", 0)).toHaveLength(1);
});

it("tells everyone at a shared device for themselves", () => {
  expect(nextTopic("t", 0, 1, ["a"], 2)).toBe("a");
  expect(nextTopic("t", 1, 2, ["a"], 2)).toBe("a");
});

it("is offered until it was finished or closed, and only where there is one", () => {
  expect(wantsGuide("foment")).toBe(true);
  markDone("foment");
  markDone("foment");
  expect(wantsGuide("foment")).toBe(false);
  expect(hasGuide("foment")).toBe(true);
  expect(wantsGuide("duel")).toBe(false);
});

it("knows at which tables it explains, the last ones", () => {
  for (let table = 0; table < 30; table++) setGuided(`t${table}`, true);
  expect([isGuided("t9"), isGuided("t10"), isGuided("t29")]).toEqual([false, true, true]);
  setGuided("t29", false);
  expect(isGuided("t29")).toBe(false);
});

it("begins anew where something else stands in its place", () => {
  localStorage.setItem("organelle.guides", "nonsense");
  expect(isGuided("t")).toBe(false);
  setGuided("t", true);
  expect(isGuided("t")).toBe(true);
});
