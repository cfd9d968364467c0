// What a hint says, in numbers and words of a code.
import type { TableInfo } from "../net/types";

/** Return a chance, from 0 to 1, in whole points. */
export const points = (chance: number): number => Math.round(100 * chance);

/** Return the words of a code that are not chosen yet, or "" if something else was chosen. */
export function wordsLeft(code: string, chosen: string[]): string {
  const words = code.split(" ");
  return chosen.every((word, index) => words[index] === word) ? words.slice(chosen.length).join(" ") : "";
}

/** Return whether one may ask for hints: the table allows it, or everybody else there is a bot. */
export const allowsHints = (info: TableInfo): boolean =>
  info.settings.hints || info.seats.every(({ kind, mine }) => mine || kind === "bot");

/** Return how many hints each seat took that took any. */
export function hintsTaken(info: TableInfo): { seat: number; count: number }[] {
  const counts = info.seats.map(({ seat }) => ({
    seat,
    count: info.settings.hinted.filter((each) => each === seat).length,
  }));
  return counts.filter(({ count }) => count > 0);
}
