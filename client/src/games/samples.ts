// Recorded moments of real games, and the text they are read with.
import { Text, type Args, type Fact } from "../i18n/localization";
import type { MatchView } from "../net/types";
import { END, nextWords, within, type WordState } from "../table/code-trie";
import type { Word } from "./types";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a table of its own shape
export type Moment = { name: string; view: MatchView<any>; codes: string[]; events: Fact[]; printed: number };
export type Samples = { events: string[]; printed: Record<string, unknown>[]; moments: Moment[] };

const FILES = import.meta.glob<string>("../../../src/organelle/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SAMPLES = import.meta.glob<Samples>("./samples/*.json", { import: "default" });

/** The moments of a game, each with what is printed on cards and boards, which the file holds once. */
export async function samplesOf(game: string): Promise<Samples> {
  const found = await SAMPLES[`./samples/${game}.json`]!();
  for (const { view, printed } of found.moments) view.table = { ...found.printed[printed], ...view.table };
  return found;
}

/** Text of one language as the shell says it; unknown keys throw, so that none goes unseen. */
export function speaker(language: string, game: string) {
  const sources = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  const text = new Text(
    language,
    sources.map(([, source]) => source),
  );
  const has = (key: string) => text.has(key);
  const t = (key: string, args: Args = {}): string => {
    if (!has(key)) throw new Error(`no text for ${key} in ${language}`);
    return text.sentence(key, args);
  };
  return { t, word: (spoken: string) => text.word(game, spoken), has };
}

/** The words that come next after the chosen ones, as they are said. */
export function wordsAfter(codes: string[], chosen: string[], word: Word): Map<string, WordState> {
  const next = [...nextWords(codes, chosen)].filter(([spoken]) => spoken !== END);
  return new Map(next.map(([spoken, count]) => [spoken, { label: word(spoken), count }]));
}

export function leads(codes: string[], chosen: string[], path: string[]): boolean {
  return within(codes, [...chosen, ...path]).length > 0;
}
