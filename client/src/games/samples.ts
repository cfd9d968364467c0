// Recorded moments of real games, and the text they are read with.
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
const SAMPLES = import.meta.glob<GameSamples>("./samples/*.json", { import: "default" });

/** The moments of a game, each with what is printed on cards and boards, which the file holds once. */
export async function loadSamples(game: string): Promise<GameSamples> {
  const found = await SAMPLES[`./samples/${game}.json`]!();
  for (const { view, printed } of found.samples) view.table = { ...found.printed[printed], ...view.table };
  return found;
}

/** Text of one language as the shell says it; unknown keys throw, so that none goes unseen. */
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

/** The words that come next after the chosen ones, as they are said. */
export function wordsAfter(codes: string[], chosen: string[], word: WordLabel): Map<string, WordOption> {
  const next = [...nextWords(codes, chosen)].filter(([codeWord]) => codeWord !== END);
  return new Map(next.map(([codeWord, count]) => [codeWord, { label: word(codeWord), count }]));
}

export function canFollow(codes: string[], chosen: string[], path: string[]): boolean {
  return codesWithPrefix(codes, [...chosen, ...path]).length > 0;
}
