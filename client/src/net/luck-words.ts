// The word that a seat of this browser gives to the luck: its hash first, the word itself when everyone's hash is there.
// docs/fairness.md tells why.
import { api } from "./api";
import { sha256 } from "./sha256";
import type { FairnessReport, TableInfo } from "./types";

/** What this browser has seen: the word of its own seat, the hash of the secret, and the hashes of all words. */
export type SealedWord = { word: string; commit: string; seals?: string[] };

const STORAGE_KEY = "organelle.luck-words";
/** So many seats are remembered. */
const REMEMBERED = 60;
/** For browsers that store nothing: the words then live as long as the page. */
const memory = new Map<string, SealedWord>();
/** The words that are on their way. */
const opening = new Set<string>();

function storedWords(): [string, SealedWord][] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, SealedWord][];
  } catch {
    return [];
  }
}

function remember(id: string, seat: number, sealed: SealedWord): void {
  const key = `${id}/${seat}`;
  memory.set(key, sealed);
  const others = storedWords().filter(([stored]) => stored !== key);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [key, sealed]].slice(-REMEMBERED)));
  } catch {
    // It is in memory.
  }
}

/** Return what this browser remembers of a seat's word. */
export function sealedWord(id: string, seat: number): SealedWord | undefined {
  const key = `${id}/${seat}`;
  return storedWords().find(([stored]) => stored === key)?.[1] ?? memory.get(key);
}

/** Say that a seat is ready, with the hash of a random word that only this browser knows. */
export function setReady(info: TableInfo, seat: number): Promise<TableInfo> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const word = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(info.id, seat, { word, commit: info.commit });
  return api.seat(info.id, seat, { ready: true, seal: sha256(word) });
}

/** Return whether a sealed word fits what a table shows of it; then it can be opened. */
export function canOpen(info: TableInfo, seat: number, sealed: SealedWord | undefined): sealed is SealedWord {
  return sealed !== undefined && sealed.commit === info.commit && sha256(sealed.word) === info.seats[seat]?.seal;
}

/** Return the own seats whose words are awaited though this browser does not have them. */
export function lostWords(info: TableInfo): number[] {
  const mine = (info.opening ?? []).filter((seat) => info.seats[seat]?.mine);
  return mine.filter((seat) => !canOpen(info, seat, sealedWord(info.id, seat)));
}

/** Open the words of the own seats, as soon as everyone is ready; return what the table is then. */
export async function openWords(info: TableInfo): Promise<TableInfo> {
  let latest = info;
  for (const seat of info.opening ?? []) {
    const sealed = sealedWord(info.id, seat);
    const key = `${info.id}/${seat}/${sealed?.word ?? ""}`;
    if (!info.seats[seat]?.mine || !canOpen(info, seat, sealed) || opening.has(key)) continue;
    opening.add(key);
    remember(info.id, seat, { ...sealed, seals: info.seats.map((each) => each.seal ?? "") });
    try {
      latest = await api.seat(info.id, seat, { seal: sha256(sealed.word), word: sealed.word });
    } finally {
      opening.delete(key);
    }
  }
  return latest;
}

/** Return whether the secret and the words of a finished game are those whose hashes were seen before it. */
export function matchesReport(seen: Required<SealedWord>, seat: number, report: FairnessReport): boolean {
  const words = new Map((report.seats ?? []).map((given) => [given.seat, given.word]));
  const hashes = seen.seals.map((_, place) => (words.has(place) ? sha256(words.get(place) ?? "") : ""));
  const complete = [...words.keys()].every((place) => place in seen.seals);
  return (
    complete &&
    report.commit === seen.commit &&
    sha256(report.secret) === seen.commit &&
    words.get(seat) === seen.word &&
    hashes.every((hash, place) => hash === seen.seals[place])
  );
}

/** Compare a finished game with what this browser saw before it; undefined if it saw nothing. */
export function checkLuck(info: TableInfo, report: FairnessReport): boolean | undefined {
  let found: boolean | undefined;
  for (const { seat, mine } of info.seats) {
    const sealed = mine ? sealedWord(info.id, seat) : undefined;
    if (sealed?.seals === undefined) continue;
    found = (found ?? true) && matchesReport({ ...sealed, seals: sealed.seals }, seat, report);
  }
  return found;
}
