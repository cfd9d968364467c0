// Every word that names a thing on the table can be pointed at, and every event moves something.
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import cellulose from "./cellulose/index";
import { ACTS as celluloseActs, moves as celluloseMoves } from "./cellulose/animations";
import cytosis from "./cytosis/index";
import { ACTS as cytosisActs, moves as cytosisMoves } from "./cytosis/animations";
import foment from "./foment/index";
import { ACTS as fomentActs, moves as fomentMoves } from "./foment/animations";
import { leads, samplesOf, speaker, wordsAfter, type Moment } from "./samples";

const GAMES = {
  cytosis: { ui: cytosis, acts: cytosisActs, moves: cytosisMoves },
  cellulose: { ui: cellulose, acts: celluloseActs, moves: celluloseMoves },
  foment: { ui: foment, acts: fomentActs, moves: fomentMoves },
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
  cellulose: new Set(["play", "discard", "back", "grow", "activate", "collect", "home", "done", "once", "twice"]),
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
const speakers = new Map<string, ReturnType<typeof speaker>>();
function speaking(language: string, game: string): ReturnType<typeof speaker> {
  const key = `${language} ${game}`;
  if (!speakers.has(key)) speakers.set(key, speaker(language, game));
  return speakers.get(key)!;
}
const isNumber = (word: string) => /^\d+$/.test(word) || word.startsWith("top:");

function drawn(game: keyof typeof GAMES, moment: Moment, chosen: string[]): string {
  const { ui } = GAMES[game];
  const { t, word } = speaking("en", game);
  const props = {
    view: moment.view,
    words: wordsAfter(moment.codes, chosen, word),
    chosen,
    choose: () => {},
    leads: (path: string[]) => leads(moment.codes, chosen, path),
    t,
    word,
    names: moment.view.table.players.map((_: unknown, seat: number) => `P${seat}`),
    motion: [],
    done: () => {},
    reduced: true,
  };
  const parts = [render(ui.Board, { props }).body];
  if (moment.view.seat !== null)
    parts.push(
      render(ui.Hand, { props }).body,
      render(ui.Stock, { props: { ...props, seat: moment.view.seat, compact: false } }).body,
    );
  return parts.join("");
}

const words = (html: string) => new Set([...html.matchAll(/data-word="([^"]+)"/g)].map((found) => found[1]!));

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("%s", (game) => {
  it("draws every thing that begins an answer", async () => {
    for (const moment of (await samplesOf(game)).moments) {
      const found = words(drawn(game, moment, []));
      const firsts = new Set(moment.codes.map((code) => code.split(" ")[0]!).filter((word) => !VERBS[game]!.has(word)));
      expect(
        [...firsts].filter((word) => !found.has(word)),
        `${moment.name} ${moment.view.question}`,
      ).toEqual([]);
    }
  });

  it("draws every thing that goes on with an answer", async () => {
    for (const moment of (await samplesOf(game)).moments) {
      const seen = new Set<string>();
      for (const code of moment.codes) {
        const said = code.split(" ");
        for (let count = 1; count < said.length; count++) {
          const chosen = said.slice(0, count);
          if (seen.has(chosen.join(" ")) || seen.size > 5) continue;
          seen.add(chosen.join(" "));
          const found = words(drawn(game, moment, chosen));
          const next = [...wordsAfter(moment.codes, chosen, String).keys()].filter(
            (word) => !VERBS[game]!.has(word) && !isNumber(word),
          );
          expect(
            next.filter((word) => !found.has(word)),
            `${moment.view.question}: ${chosen.join(" ")}`,
          ).toEqual([]);
        }
      }
    }
  });

  it("offers nothing that cannot be said", async () => {
    for (const moment of (await samplesOf(game)).moments) {
      const allowed = new Set(moment.codes.map((code) => code.split(" ")[0]!));
      expect([...words(drawn(game, moment, []))].filter((word) => !allowed.has(word))).toEqual([]);
    }
  });

  it("draws in Italian too, for those who watch and at the end", async () => {
    const { t, word } = speaking("it", game);
    for (const moment of (await samplesOf(game)).moments.filter(({ name }) => /watch|end/.test(name))) {
      const props = {
        view: moment.view,
        words: new Map(),
        chosen: [],
        choose: () => {},
        t,
        word,
        names: [],
        motion: [],
        done: () => {},
        reduced: true,
      };
      expect(render(GAMES[game].ui.Board, { props }).body).toContain("<svg");
    }
  });

  it("moves something for every event", async () => {
    const { events, moments } = await samplesOf(game);
    expect(Object.keys(GAMES[game].acts).sort()).toEqual([...events].sort());
    const tables = moments.map((moment) => moment.view.table);
    for (const moment of moments)
      for (const event of moment.events) {
        const moves = GAMES[game].moves(event, tables[0]);
        const points = moves.flatMap((move) => ("at" in move ? [move.at] : "from" in move ? [move.from, move.to] : []));
        expect(points.flat().every(Number.isFinite), event.key).toBe(true);
      }
  });

  it("explains every thing it draws, in both languages", async () => {
    const { learn } = GAMES[game].ui;
    const things = new Set<string>();
    for (const moment of (await samplesOf(game)).moments)
      for (const found of drawn(game, moment, []).matchAll(/data-thing="([^"]+)"/g)) things.add(found[1]!);
    expect([...things].filter((thing) => !learn.includes(thing))).toEqual([]);
    for (const language of ["en", "it"]) {
      const { has } = speaking(language, game);
      expect(
        learn
          .flatMap((thing) => ["rule", "biology"].map((part) => `client-${game}-learn-${thing}-${part}`))
          .filter((key) => !has(key)),
      ).toEqual([]);
    }
  });

  it("names every thing for those who do not see it", async () => {
    for (const moment of (await samplesOf(game)).moments)
      for (const [tag] of drawn(game, moment, []).matchAll(/<(?:g|span|div)\b[^>]*data-thing[^>]*>/g))
        expect(tag, moment.name).toMatch(/aria-label="[^"]|role="note"/);
  });
});
