// How far one has followed each table in this browser: the last entry and the last line of chat that were on the screen.

export type Seen = { number: number; chat: number; over?: boolean };

const STORAGE_KEY = "organelle.seen";
/** Tables that are remembered, the last ones. */
const KEPT = 60;

function load(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** Return how far a table was followed in this browser; undefined if it was never looked at. */
export function seenOf(table: string): Seen | undefined {
  return load()[table];
}

/** Remember that a table was on the screen up to there; whoever hides the page sees nothing. */
export function markSeen(table: string, what: Partial<Seen>): void {
  if (document.hidden) return;
  const { [table]: before = { number: 0, chat: 0 }, ...others } = load();
  const kept = Object.entries(others).slice(-(KEPT - 1));
  const now = { ...before, ...what, chat: Math.max(before.chat, what.chat ?? 0) };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...kept, [table, now]])));
}
