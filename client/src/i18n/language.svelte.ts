// The language of the page, which can be switched at any time; a game's messages are fetched when the game is opened.
import { Localization, type MessageArgs, type GameEvent, type EventFields } from "./localization";
import { codeFields, type Vocabulary } from "./vocabulary";

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
/** Parts of the page with messages of their own, in client-NAME.ftl, that are fetched when they are opened. */
const pageParts = new Set<string>();
/** The games whose overviews are read. */
const rules = new Set<string>();
let localization = $state.raw(new Localization(FALLBACK, []));

/** Return what a language calls itself. */
export function languageName(code: string): string {
  return new Localization(code, [names[`${LOCALES}/${code}/language.ftl`]!]).sentence("language-name");
}

/** Return the language that was chosen before, else the first of the browser's languages that we have. */
function preferredLanguage(): string {
  const wanted = [
    localStorage.getItem(STORAGE_KEY),
    ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]!]),
  ];
  return wanted.find((code) => code !== null && LANGUAGES.includes(code)) ?? FALLBACK;
}

/** What every table needs beside the messages of its game, which the first page does without. */
const TABLE_PARTS = ["coach", "holdings", "stage"];
const tableParts = (): string[] => (games.size ? TABLE_PARTS : []);
/** What parts of the page say with the sentences of the terminal. */
const SHARED: Record<string, string> = { guide: "plan" };

let wanted = FALLBACK;
let loading: Promise<void> = Promise.resolve();

/** Load what is wanted by now, one after the other: what was asked for last is what stays. */
function load(code = wanted): Promise<void> {
  wanted = code;
  loading = loading.catch(() => {}).then(loadWanted);
  return loading;
}

async function loadWanted(): Promise<void> {
  const code = wanted;
  const parts = [
    ...["common", "client", ...(games.size ? ["coach"] : [])],
    ...[...pageParts].flatMap((part) => SHARED[part] ?? []),
    ...["learn", "tables", ...tableParts(), ...pageParts].map((part) => `client-${part}`),
    ...[...games].flatMap((game) => [game, `client-${game}`]),
    ...[...rules].map((game) => `rules-${game}`),
  ];
  const loaders = parts.map((part) => files[`${LOCALES}/${code}/${part}.ftl`]).filter((loader) => loader !== undefined);
  localization = new Localization(code, await Promise.all(loaders.map((loader) => loader())));
  document.documentElement.lang = code;
}

/** The language of the page, and how to change it. */
export const language = {
  /** The code of the language that the page is in. */
  get current(): string {
    return localization.language;
  },
  /** Load the preferred language; called once, before anything is shown. */
  start: (): Promise<void> => load(preferredLanguage()),
  /** Switch the page to a language and remember it in this browser. */
  async change(code: string): Promise<void> {
    localStorage.setItem(STORAGE_KEY, code);
    await load(code);
  },
  /** Switch the page to a language unless another was chosen in this browser; nothing is remembered. */
  async suggest(code: string): Promise<void> {
    if (localStorage.getItem(STORAGE_KEY) === null && LANGUAGES.includes(code)) await load(code);
  },
  /** Show the page in a language, whatever was chosen in this browser; nothing is remembered. */
  async show(code: string): Promise<void> {
    if (LANGUAGES.includes(code)) await load(code);
  },
  /** Load the messages of these games, unless they are loaded. */
  async loadGames(...wanted: string[]): Promise<void> {
    const missing = wanted.filter((game) => !games.has(game));
    if (missing.length === 0) return;
    for (const game of missing) games.add(game);
    await load();
  },
  /** Load the overview of a game's rules, unless it is loaded. */
  async loadRules(game: string): Promise<void> {
    if (rules.has(game)) return;
    rules.add(game);
    await load();
  },
  /** Load the messages of a part of the page, unless they are loaded. */
  async loadParts(...wanted: string[]): Promise<void> {
    const missing = wanted.filter((part) => !pageParts.has(part));
    if (missing.length === 0) return;
    for (const part of missing) pageParts.add(part);
    await load();
  },
};

/** Return the sentence for a key in the language of the page, or the key itself if there is none. */
export const t = (key: string, args: MessageArgs = {}): string => localization.sentence(key, args);
/** Return whether the language of the page has a sentence for the key. */
export const hasMessage = (key: string): boolean => localization.has(key);
/** Return a word of a code as people say it in a game. */
export const wordLabel = (game: string, word: string, seatLabels: string[] = []): string =>
  localization.word(game, word, seatLabels);
/** Return a whole code as people say it, by the vocabulary of the match; `labelOf` may name words otherwise. */
export const codePhrase = (
  game: string,
  code: string,
  vocabulary: Vocabulary | undefined,
  labelOf: (word: string) => string,
): string => localization.codePhrase(game, code, vocabulary && codeFields(vocabulary, code), labelOf);
/** Return the sentence for an event, given the domains of its fields, the labels of the seats, and who looks. */
export const eventSentence = (
  game: string,
  event: GameEvent,
  fields: EventFields,
  seatLabels: string[],
  viewer?: number | null,
): string => localization.eventSentence(game, event, fields, seatLabels, viewer ?? undefined);
