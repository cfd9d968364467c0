import { describe, expect, it } from "vitest";
import { addWord, completeCode, removeWords, extendForced, nextWords, codesWithPrefix } from "./code-trie";

const codes = [
  "nucleus:3",
  "nucleus:2",
  "golgi vesicle:0 carb",
  "golgi vesicle:0 lipid",
  "golgi vesicle:2 carb",
  "exhaust atp",
  "pay slowly now",
  "pay slowly later",
  "play",
  "play twice",
];

describe("the trie of codes", () => {
  it("offers each first word once, with the number of ways behind it", () => {
    expect([...nextWords(codes, [])]).toEqual([
      ["nucleus:3", 1],
      ["nucleus:2", 1],
      ["golgi", 3],
      ["exhaust", 1],
      ["pay", 2],
      ["play", 2],
    ]);
  });

  it("narrows with every word", () => {
    expect([...nextWords(codes, ["golgi"]).keys()]).toEqual(["vesicle:0", "vesicle:2"]);
    expect(codesWithPrefix(codes, ["golgi", "vesicle:0"])).toHaveLength(2);
  });

  it("is complete when nothing is left to say", () => {
    expect(completeCode(codes, ["nucleus:3"])).toBe("nucleus:3");
    expect(completeCode(codes, ["golgi", "vesicle:2"])).toBeUndefined();
    expect(codesWithPrefix(codes, ["golgi", "vesicle:2"])).toEqual(["golgi vesicle:2 carb"]);
    expect(completeCode(codes, [])).toBeUndefined();
  });

  it("offers the end where a code ends and another goes on", () => {
    expect([...nextWords(codes, ["play"]).keys()]).toEqual(["", "twice"]);
    expect(completeCode(codes, ["play"])).toBeUndefined();
    expect(completeCode(codes, ["play", ""])).toBe("play");
    expect(completeCode(codes, ["play", "twice"])).toBe("play twice");
  });

  it("leads on where there is one way, but stops before the only answer", () => {
    expect(addWord(codes, [], "pay")).toEqual(["pay", "slowly"]);
    expect(addWord(codes, [], "exhaust")).toEqual(["exhaust"]);
    expect(addWord(codes, [], "golgi")).toEqual(["golgi"]);
  });

  it("goes back to the last fork", () => {
    expect(removeWords(codes, ["pay", "slowly"], 1)).toEqual([]);
    expect(removeWords(codes, ["golgi", "vesicle:0", "carb"], 2)).toEqual(["golgi", "vesicle:0"]);
    expect(removeWords(codes, ["golgi", "vesicle:0", "carb"], 0)).toEqual([]);
    expect(removeWords(codes, [], -1)).toEqual([]);
  });

  it("says by itself what every answer begins with, and never takes it back", () => {
    const swims = ["move r1", "move r2", "move far c"];
    expect(extendForced(swims, [])).toEqual(["move"]);
    expect(removeWords(swims, ["move", "far"], 0)).toEqual(["move"]);
    expect(extendForced(["pass"], [])).toEqual([]);
  });

  it("has no way anywhere without codes", () => {
    expect(nextWords([], []).size).toBe(0);
    expect(codesWithPrefix([], [])).toEqual([]);
  });
});
