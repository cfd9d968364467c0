// The language people read in, switched at any time; a game's text is fetched when the game is opened.
import { Text, type Args, type Fact, type Fields } from "./text";

const files = import.meta.glob<string>("../../../src/organelle/locales/*/*.ftl", { query: "?raw", import: "default" });

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "organelle.language";
const games = new Set<string>();
let text = $state.raw(new Text("en", []));

function first(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((name) => name === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

async function sources(name: string, parts: Iterable<string>): Promise<string[]> {
  const loaders = [...parts].map((part) => files[`../../../src/organelle/locales/${name}/${part}.ftl`]);
  return Promise.all(loaders.filter((load) => load !== undefined).map((load) => load()));
}

function parts(): string[] {
  return ["common", "client", ...[...games].flatMap((game) => [game, `client-${game}`])];
}

async function show(name: string): Promise<void> {
  text = new Text(name, await sources(name, parts()));
  document.documentElement.lang = name;
}

export const language = {
  get current(): string {
    return text.language;
  },
  start: () => show(first()),
  async change(name: Language): Promise<void> {
    localStorage.setItem(KEPT, name);
    await show(name);
  },
  /** Fetches a game's own text. */
  async need(...wanted: string[]): Promise<void> {
    const missing = wanted.filter((game) => !games.has(game));
    if (missing.length === 0) return;
    for (const game of missing) games.add(game);
    await show(text.language);
  },
};

export const t = (key: string, args: Args = {}): string => text.sentence(key, args);
export const known = (key: string): boolean => text.has(key);
export const wordOf = (game: string, word: string, called: string[] = []): string => text.word(game, word, called);
export const phraseOf = (game: string, code: string, called: string[] = [], named?: (word: string) => string): string =>
  text.phrase(game, code, called, named);
export const told = (game: string, fact: Fact, fields: Fields, called: string[]): string =>
  text.told(game, fact, fields, called);
