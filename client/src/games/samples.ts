// Recorded positions of real games for tests of the drawings; samples/record.py records them.
import { Localization, type MessageArgs, type GameEvent } from "../i18n/localization";
import type { MatchView } from "../net/types";
import { END, nextWords, codesWithPrefix, type WordOption } from "../table/code-trie";
import type { WordLabel } from "./types";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a table of its own shape
export type Sample = { name: string; view: MatchView<any>; codes: string[]; events: GameEvent[]; printed: number };
export type GameSamples = { events: string[]; printed: Record<string, unknown>[]; samples: Sample[] };

const FILES = import.meta.glob<string>("../../../src/organelle/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The codes of all languages: one for each folder of locales. */
export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))];
const SAMPLES = import.meta.glob<GameSamples>("./samples/*.json", { import: "default" });

/** Load the samples of a game, each with the static part of its view, which the file holds once. */
export async function loadSamples(game: string): Promise<GameSamples> {
  const found = await SAMPLES[`./samples/${game}.json`]!();
  for (const { view, printed } of found.samples) view.table = { ...found.printed[printed], ...view.table };
  return found;
}

/** Return the text functions that the page gives to drawings, in one language; an unknown key throws. */
export function localizationFor(language: string, game: string) {
  const sources = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  const text = new Localization(
    language,
    sources.map(([, source]) => source),
  );
  const has = (key: string) => text.has(key);
  const t = (key: string, args: MessageArgs = {}): string => {
    if (!has(key)) throw new Error(`no text for ${key} in ${language}`);
    return text.sentence(key, args);
  };
  return { t, word: (codeWord: string) => text.word(game, codeWord), has };
}

/** Return the words that may follow the chosen ones, with their labels. */
export function wordsAfter(codes: string[], chosen: string[], word: WordLabel): Map<string, WordOption> {
  const next = [...nextWords(codes, chosen)].filter(([codeWord]) => codeWord !== END);
  return new Map(next.map(([codeWord, count]) => [codeWord, { label: word(codeWord), count }]));
}

/** Return whether these words may follow the chosen ones. */
export function canFollow(codes: string[], chosen: string[], path: string[]): boolean {
  return codesWithPrefix(codes, [...chosen, ...path]).length > 0;
}
