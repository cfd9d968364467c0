import { describe, expect, it } from "vitest";
import sentences from "./sentences.json";
import { Text, type Fact, type Fields } from "./text";

const files = import.meta.glob<string>("../../../src/organelle/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function all(language: string): Text {
  const sources = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return new Text(
    language,
    sources.map(([, source]) => source),
  );
}

type Kept = {
  game: string;
  en: string;
  it: string;
  seats?: number;
  companions?: string[];
  fact?: Fact;
  fields?: Fields;
  code?: string;
};

describe.each(["en", "it"] as const)("in %s", (language) => {
  const text = all(language);

  it("says every event as Python does", () => {
    for (const kept of (sentences as unknown as Kept[]).filter(({ fact }) => fact)) {
      const players = Array.from({ length: kept.seats ?? 0 }, (_, seat) => text.player(seat));
      const called = [...players, ...(kept.companions ?? []).map((name) => text.word(kept.game, name))];
      expect(text.told(kept.game, kept.fact!, kept.fields!, called)).toBe(kept[language]);
    }
  });

  it("says every code as Python does", () => {
    for (const kept of (sentences as unknown as Kept[]).filter(({ code }) => code))
      expect(text.phrase(kept.game, kept.code!)).toBe(kept[language]);
  });
});

describe("text", () => {
  const text = new Text("en", [
    "player = Player { $number }\nduel-word-igm = IgM\nsaid = { $card ->\n        [hidden] a card\n       *[other] { $card }\n    }\n",
  ]);

  it("turns dots into hyphens and shows an unknown key as it is", () => {
    expect(text.has("duel.word.igm")).toBe(true);
    expect(text.sentence("no.such.key")).toBe("no.such.key");
  });

  it("leaves words alone that no file knows, and names seats", () => {
    expect(text.word("duel", "mine")).toBe("mine");
    expect(text.word("duel", "seat:1")).toBe("Player 2");
    expect(text.word("duel", "seat:1", ["Ada", "Ben"])).toBe("Ben");
  });

  it("says hidden what the reader may not know", () => {
    expect(text.told("duel", { key: "said" }, { card: "card" }, [])).toBe("a card");
    expect(text.told("duel", { key: "said", card: "igm" }, { card: "card" }, [])).toBe("IgM");
  });
});
