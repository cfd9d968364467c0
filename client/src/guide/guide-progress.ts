// What this browser remembers of guides: which games it has explained, at which tables it explains, and what it has said there.

/** A part of a game that was explained, at the question it was explained at. */
export type Told = { topic: string; version: number };
/** What was told at a table, by seat. */
type Tables = Record<string, Record<number, Told[]>>;

const DONE_KEY = "organelle.guided";
const TABLES_KEY = "organelle.guides";
/** Tables that are remembered, the last ones. */
const KEPT = 20;
/** What is said when everything has been told. */
export const FREE = "free";
const GAMES = ["cytosis", "cellulose", "foment"];

/** Return whether there is a guide for a game. */
export const hasGuide = (game: string): boolean => GAMES.includes(game);

/** Return whether this browser should offer the guide of a game: there is one, and it was neither finished nor closed. */
export const wantsGuide = (game: string): boolean => hasGuide(game) && !done().includes(game);

/** Remember that the guide of a game was finished or closed. */
export function markDone(game: string): void {
  if (!done().includes(game)) localStorage.setItem(DONE_KEY, [...done(), game].join(" "));
}

const done = (): string[] => (localStorage.getItem(DONE_KEY) ?? "").split(" ").filter(Boolean);

/** Return whether the guide explains at a table. */
export const isGuided = (table: string): boolean => table in tables();

/** Begin to explain at a table, or end it. */
export function setGuided(table: string, guided: boolean): void {
  const { [table]: before = {}, ...others } = tables();
  keep(guided ? { ...others, [table]: before } : others);
}

/** Return what a seat was told at a table, in order. */
export const toldTo = (table: string, seat: number): Told[] => tables()[table]?.[seat] ?? [];

/**
 * Return what to explain to a seat at a question, "" for nothing: the first topic that it was not told, once all were
 * told that it may go on alone. The same question always gets the same.
 */
export function nextTopic(table: string, seat: number, version: number, topics: string[], count: number): string {
  const told = toldTo(table, seat);
  const again = told.find((each) => each.version === version);
  if (again) return again.topic;
  const all = told.length >= count;
  const topic = (all ? [FREE] : topics).find((each) => !told.some(({ topic }) => topic === each)) ?? "";
  if (topic) {
    const { [table]: seats = {}, ...others } = tables();
    keep({ ...others, [table]: { ...seats, [seat]: [...told, { topic, version }] } });
  }
  return topic;
}

function tables(): Tables {
  try {
    return (JSON.parse(localStorage.getItem(TABLES_KEY) ?? "{}") as Tables | null) ?? {};
  } catch {
    return {};
  }
}

function keep(found: Tables): void {
  localStorage.setItem(TABLES_KEY, JSON.stringify(Object.fromEntries(Object.entries(found).slice(-KEPT))));
}
