import { describe, expect, it } from "vitest";
import sentences from "./sentences.json";
import type { CodeFields } from "./vocabulary";
import { Localization, type GameEvent, type EventFields } from "./localization";

const files = import.meta.glob<string>("../../../src/organelle/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function localizationOf(language: string): Localization {
  const sources = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return new Localization(
    language,
    sources.map(([, source]) => source),
  );
}

type Entry = {
  game: string;
  text: Record<string, string>;
  seats?: number;
  companions?: string[];
  event?: GameEvent;
  fields?: EventFields;
  viewer?: number | null;
  code?: string;
  codeFields?: CodeFields;
};

const ENTRIES = sentences as unknown as Entry[];
const LANGUAGES = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2)!))];

describe.each(LANGUAGES)("in %s", (language) => {
  const text = localizationOf(language);

  it("says every event as Python does", () => {
    for (const entry of ENTRIES.filter(({ event }) => event)) {
      const players = Array.from({ length: entry.seats ?? 0 }, (_, seat) => text.seatName(seat));
      const seatLabels = [...players, ...(entry.companions ?? []).map((name) => text.word(entry.game, name))];
      const said = text.eventSentence(entry.game, entry.event!, entry.fields!, seatLabels, entry.viewer ?? undefined);
      expect(said).toBe(entry.text[language]);
    }
  });

  it("says every code as Python does", () => {
    for (const entry of ENTRIES.filter(({ code }) => code))
      expect(text.codePhrase(entry.game, entry.code!, entry.codeFields)).toBe(entry.text[language]);
  });
});

describe("text", () => {
  const text = new Localization("en", [
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

  it("says a code that has no field yet by the attribute of its phrase", () => {
    const said = new Localization("en", [
      "duel-word-shot = shot\nduel-say-shot = shoot { $card }\n    .alone = shoot\nduel-word-igm = IgM\n",
    ]);
    expect(said.codePhrase("duel", "shot", ["shot", { card: "" }])).toBe("shoot");
    expect(said.codePhrase("duel", "shot igm", ["shot", { card: "igm" }])).toBe("shoot IgM");
  });

  it("says hidden what the reader may not know", () => {
    expect(text.eventSentence("duel", { key: "said" }, { card: "card" }, [])).toBe("a card");
    expect(text.eventSentence("duel", { key: "said", card: "igm" }, { card: "card" }, [])).toBe("IgM");
  });
});
