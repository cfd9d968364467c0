// The language of the page, which can be switched at any time; a game's messages are fetched when the game is opened.
import { Text, type Args, type Fact, type Fields } from "./localization";

const LOCALES = "../../../src/organelle/locales";
const FALLBACK = "en";
const STORAGE_KEY = "organelle.language";
const files = import.meta.glob<string>(
  ["../../../src/organelle/locales/*/*.ftl", "!../../../src/organelle/locales/*/language.ftl"],
  { query: "?raw", import: "default" },
);
const names = import.meta.glob<string>("../../../src/organelle/locales/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The codes of all languages: one for each folder of locales. */
export const LANGUAGES: string[] = Object.keys(names).map((path) => path.split("/").at(-2)!);

const games = new Set<string>();
let text = $state.raw(new Text(FALLBACK, []));

/** Return what a language calls itself. */
export function languageName(code: string): string {
  return new Text(code, [names[`${LOCALES}/${code}/language.ftl`]!]).sentence("language-name");
}

/** Return the language that was chosen before, else the first of the browser's languages that we have. */
function preferredLanguage(): string {
  const wanted = [
    localStorage.getItem(STORAGE_KEY),
    ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]!]),
  ];
  return wanted.find((code) => code !== null && LANGUAGES.includes(code)) ?? FALLBACK;
}

async function load(code: string): Promise<void> {
  const parts = ["common", "client", ...[...games].flatMap((game) => [game, `client-${game}`])];
  const loaders = parts.map((part) => files[`${LOCALES}/${code}/${part}.ftl`]).filter((loader) => loader !== undefined);
  text = new Text(code, await Promise.all(loaders.map((loader) => loader())));
  document.documentElement.lang = code;
}

export const language = {
  /** The code of the language that the page is in. */
  get current(): string {
    return text.language;
  },
  /** Load the preferred language; called once, before anything is shown. */
  start: (): Promise<void> => load(preferredLanguage()),
  /** Switch the page to a language and remember it in this browser. */
  async change(code: string): Promise<void> {
    localStorage.setItem(STORAGE_KEY, code);
    await load(code);
  },
  /** Load the messages of these games, unless they are loaded. */
  async need(...wanted: string[]): Promise<void> {
    const missing = wanted.filter((game) => !games.has(game));
    if (missing.length === 0) return;
    for (const game of missing) games.add(game);
    await load(text.language);
  },
};

export const t = (key: string, args: Args = {}): string => text.sentence(key, args);
export const known = (key: string): boolean => text.has(key);
export const wordOf = (game: string, word: string, called: string[] = []): string => text.word(game, word, called);
export const phraseOf = (game: string, code: string, called: string[] = [], named?: (word: string) => string): string =>
  text.phrase(game, code, called, named);
export const told = (game: string, fact: Fact, fields: Fields, called: string[]): string =>
  text.told(game, fact, fields, called);
