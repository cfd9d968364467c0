// Words on the boards can be read: axe does not measure text in drawings, so the colours themselves are measured.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");
const [light, dark] = [...css.matchAll(/:root(?:\[data-theme="dark"\])? \{([^}]*)\}/g)].map(
  ([, body]) =>
    new Map([...body!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!])),
);

/** What text is written in, and what it is written on. */
const WORDS = ["ink", "ink-soft"];
const NUMBERS = ["good", "bad"];
const GROUNDS = [
  "paper",
  "paper-deep",
  "panel",
  "cytosol",
  "nucleus",
  "plant-cytosol",
  "vacuole",
  "wall",
  "soil",
  "sky",
  "sea-shallow",
  "sea-deep",
  "sea-vent",
];
const SHEETS = ["paper", "paper-deep", "panel"];
const PLAYERS = ["p0", "p1", "p2", "p3", "p4"];

function lightOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

describe.each([
  ["light", light!],
  ["dark", dark!],
])("in the %s", (_, colours) => {
  const pale = (words: string[], grounds: string[], least: number) =>
    words.flatMap((word) =>
      grounds
        .map((ground) => ({ pair: `${word} on ${ground}`, ratio: contrast(colours.get(word)!, colours.get(ground)!) }))
        .filter(({ ratio }) => !(ratio >= least)),
    );

  it("words stand out from every ground", () => expect(pale(WORDS, GROUNDS, 4.5)).toEqual([]));
  it("numbers stand out from every sheet", () => expect(pale(NUMBERS, SHEETS, 4.5)).toEqual([]));
  it("a player's mark is seen in every player's colour and on every ground", () => {
    expect(pale(["on-player"], PLAYERS, 4.5)).toEqual([]);
    expect(pale(PLAYERS, GROUNDS, 3)).toEqual([]);
  });
});
