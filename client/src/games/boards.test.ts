// Every word that names a thing on the table can be pointed at, and every event moves something.
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import cellulose from "./cellulose/index";
import { ANIMATORS as celluloseAnimators, animationsFor as celluloseAnimationsFor } from "./cellulose/animations";
import cytosis from "./cytosis/index";
import { ANIMATORS as cytosisAnimators, animationsFor as cytosisAnimationsFor } from "./cytosis/animations";
import foment from "./foment/index";
import { ANIMATORS as fomentAnimators, animationsFor as fomentAnimationsFor } from "./foment/animations";
import { LANGUAGES, canFollow, loadSamples, localizationFor, wordsAfter, type Sample } from "./samples";

const GAMES = {
  cytosis: { ui: cytosis, animators: cytosisAnimators, animationsFor: cytosisAnimationsFor },
  cellulose: { ui: cellulose, animators: celluloseAnimators, animationsFor: celluloseAnimationsFor },
  foment: { ui: foment, animators: fomentAnimators, animationsFor: fomentAnimationsFor },
};

/** Words that say what to do rather than with what: the list of choices shows them. */
const VERBS: Record<string, Set<string>> = {
  cytosis: new Set([
    "exhaust",
    "skip",
    "play",
    "trade",
    "look",
    "keep",
    "replace",
    "done",
    "return",
    "take",
    "express",
    "pass",
    "antibodies",
    "gain",
    "lose",
    "draft",
    "extra",
    "occupied",
  ]),
  cellulose: new Set([
    "play",
    "discard",
    "back",
    "grow",
    "activate",
    "collect",
    "home",
    "done",
    "all",
    "once",
    "twice",
    "never",
  ]),
  foment: new Set([
    "keep",
    "place",
    "move",
    "cut",
    "take",
    "absorb",
    "maintain",
    "suffer",
    "leak",
    "power",
    "build",
    "pass",
    "done",
    "nothing",
  ]),
};
vi.setConfig({ testTimeout: 120_000 });
const localizations = new Map<string, ReturnType<typeof localizationFor>>();
function localizationIn(language: string, game: string): ReturnType<typeof localizationFor> {
  const key = `${language} ${game}`;
  if (!localizations.has(key)) localizations.set(key, localizationFor(language, game));
  return localizations.get(key)!;
}
const isNumber = (word: string) => /^\d+$/.test(word) || word.startsWith("top:");

function drawn(game: keyof typeof GAMES, sample: Sample, chosen: string[]): string {
  const { ui } = GAMES[game];
  const { t, word } = localizationIn("en", game);
  const props = {
    view: sample.view,
    words: wordsAfter(sample.codes, chosen, word),
    chosen,
    choose: () => {},
    canFollow: (path: string[]) => canFollow(sample.codes, chosen, path),
    t,
    word,
    names: sample.view.table.players.map((_: unknown, seat: number) => `P${seat}`),
    newEvents: [],
    onAnimationsEnd: () => {},
    reducedMotion: true,
  };
  const parts = [render(ui.Board, { props }).body];
  if (sample.view.seat !== null)
    parts.push(
      render(ui.Hand, { props }).body,
      render(ui.Stock, { props: { ...props, seat: sample.view.seat, compact: false } }).body,
    );
  return parts.join("");
}

const words = (html: string) => new Set([...html.matchAll(/data-word="([^"]+)"/g)].map((found) => found[1]!));

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("%s", (game) => {
  it("draws every thing that begins an answer", async () => {
    for (const sample of (await loadSamples(game)).samples) {
      const found = words(drawn(game, sample, []));
      const firsts = new Set(sample.codes.map((code) => code.split(" ")[0]!).filter((word) => !VERBS[game]!.has(word)));
      expect(
        [...firsts].filter((word) => !found.has(word)),
        `${sample.name} ${sample.view.question}`,
      ).toEqual([]);
    }
  });

  it("draws every thing that goes on with an answer", async () => {
    for (const sample of (await loadSamples(game)).samples) {
      const seen = new Set<string>();
      for (const code of sample.codes) {
        const said = code.split(" ");
        for (let count = 1; count < said.length; count++) {
          const chosen = said.slice(0, count);
          if (seen.has(chosen.join(" ")) || seen.size > 5) continue;
          seen.add(chosen.join(" "));
          const found = words(drawn(game, sample, chosen));
          const next = [...wordsAfter(sample.codes, chosen, String).keys()].filter(
            (word) => !VERBS[game]!.has(word) && !isNumber(word),
          );
          expect(
            next.filter((word) => !found.has(word)),
            `${sample.view.question}: ${chosen.join(" ")}`,
          ).toEqual([]);
        }
      }
    }
  });

  it("offers nothing that cannot be said", async () => {
    for (const sample of (await loadSamples(game)).samples) {
      const allowed = new Set(sample.codes.map((code) => code.split(" ")[0]!));
      expect([...words(drawn(game, sample, []))].filter((word) => !allowed.has(word))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("draws in %s, for those who watch and at the end", async (language) => {
    const { t, word } = localizationIn(language, game);
    for (const sample of (await loadSamples(game)).samples.filter(({ name }) => /watch|end/.test(name))) {
      const props = {
        view: sample.view,
        words: new Map(),
        chosen: [],
        choose: () => {},
        t,
        word,
        names: [],
        newEvents: [],
        onAnimationsEnd: () => {},
        reducedMotion: true,
      };
      expect(render(GAMES[game].ui.Board, { props }).body).toContain("<svg");
    }
  });

  it("moves something for every event", async () => {
    const { events, samples } = await loadSamples(game);
    expect(Object.keys(GAMES[game].animators).sort()).toEqual([...events].sort());
    const tables = samples.map((sample) => sample.view.table);
    for (const sample of samples)
      for (const event of sample.events) {
        const animations = GAMES[game].animationsFor(event, tables[0]);
        const points = animations.flatMap((animation) =>
          "at" in animation ? [animation.at] : "from" in animation ? [animation.from, animation.to] : [],
        );
        expect(points.flat().every(Number.isFinite), event.key).toBe(true);
      }
  });

  it("explains every thing it draws, in every language", async () => {
    const { helpTopics } = GAMES[game].ui;
    const things = new Set<string>();
    for (const sample of (await loadSamples(game)).samples)
      for (const found of drawn(game, sample, []).matchAll(/data-thing="([^"]+)"/g)) things.add(found[1]!);
    expect([...things].filter((thing) => !helpTopics.includes(thing))).toEqual([]);
    for (const language of LANGUAGES) {
      const { has } = localizationIn(language, game);
      expect(
        helpTopics
          .flatMap((thing) => ["rule", "biology"].map((part) => `client-${game}-learn-${thing}-${part}`))
          .filter((key) => !has(key)),
      ).toEqual([]);
    }
  });

  it("names every thing for those who do not see it", async () => {
    for (const sample of (await loadSamples(game)).samples)
      for (const [tag] of drawn(game, sample, []).matchAll(/<(?:g|span|div)\b[^>]*data-thing[^>]*>/g))
        expect(tag, sample.name).toMatch(/aria-label="[^"]|role="note"/);
  });
});
