// Recorded moments of real games, and the text they are read with.
import { Text, type Args } from "../../i18n/text";
import type { MatchView, MotionEvent, WordState } from "../types";

export type Moment = { name: string; view: MatchView<any>; codes: string[]; events: MotionEvent[]; printed: number };
export type Samples = { events: string[]; printed: Record<string, unknown>[]; moments: Moment[] };

const FILES = import.meta.glob<string>("../../../../src/organelle/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
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
  const text = new Text(language, sources.map(([, source]) => source));
  const has = (key: string) => text.has(key);
  const t = (key: string, args: Args = {}): string => {
    if (!has(key)) throw new Error(`no text for ${key} in ${language}`);
    return text.sentence(key, args);
  };
  return { t, word: (spoken: string) => text.word(game, spoken), has };
}

/** The words that come next after the chosen ones. */
export function nextWords(codes: string[], chosen: string[], word: (word: string) => string): Map<string, WordState> {
  const found = new Map<string, WordState>();
  for (const code of codes) {
    const words = code.split(" ");
    const next = words[chosen.length];
    if (next === undefined || !chosen.every((said, place) => words[place] === said)) continue;
    found.set(next, { label: word(next), count: (found.get(next)?.count ?? 0) + 1 });
  }
  return found;
}

export function leads(codes: string[], chosen: string[], path: string[]): boolean {
  const said = [...chosen, ...path];
  return codes.some((code) => {
    const words = code.split(" ");
    return said.every((word, place) => words[place] === word);
  });
}
