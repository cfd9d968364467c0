// Positions to practise: those that come with the page, which one is today's, and what was found in this browser.
import type { GameEvent } from "../i18n/localization";

/** A position as `organelle positions` writes it; the answers with the chance to win after each, the best one first. */
export type Position = {
  name: string;
  seats: number;
  seat: number;
  round: number;
  entry: number;
  question: string;
  answers: { code: string; chance: number }[];
  gap: number;
  reason: { event: GameEvent; count: number; of: number } | null;
  made_with: { bot: string; game_seed: number; organelle: string; rules: number; search: string; iterations: number };
  text: string;
};

const FOLDER = "../../../src/organelle/coach/positions";
const files = import.meta.glob<Position[]>("../../../src/organelle/coach/positions/*.json", { import: "positions" });

/** The games that have positions to practise. */
export const PRACTISED: string[] = Object.keys(files)
  .map((path) => path.slice(FOLDER.length + 1).replace(".json", ""))
  .sort();

/** Load the positions of a game; none for a game without. */
export const loadPositions = async (game: string): Promise<Position[]> =>
  (await files[`${FOLDER}/${game}.json`]?.()) ?? [];

const DAY = 86_400_000;

/** Return the number of the day that it is where the reader lives: the same for everybody who has that date. */
export const dayNumber = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

/** Return the game of the day's position; the games take turns. */
export const gameOfDay = (now: Date): string => PRACTISED[dayNumber(now) % PRACTISED.length] ?? "";

/** Return the day's position among those of the day's game. */
export const positionOfDay = (positions: Position[], now: Date): Position | undefined =>
  positions[Math.floor(dayNumber(now) / PRACTISED.length) % positions.length];

/** How an answer compares with the best one. */
export type Verdict = { code: string; right: boolean; chance: number; loss: number };

/** Return what is to be said of an answer; undefined if it is none of this question. */
export function judge({ answers }: Position, code: string): Verdict | undefined {
  const [best] = answers;
  const given = answers.find((answer) => answer.code === code);
  if (!best || !given) return undefined;
  return { code, right: given === best, chance: given.chance, loss: best.chance - given.chance };
}

const STORAGE_KEY = "organelle.practice";

/** What came of a position: found at once, found after a wrong answer or after it was shown, or not yet found. */
export type Progress = "first" | "later" | "tried";
type Stored = Record<string, Record<string, Progress>>;

function stored(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Stored | null) ?? {};
  } catch {
    return {};
  }
}

/** Return what came of each position of a game in this browser, by name. */
export const progressOf = (game: string): Record<string, Progress> => stored()[game] ?? {};

/** Return whether a position was found. */
export const isFound = (progress: Progress | undefined): boolean => progress === "first" || progress === "later";

/** Remember an answer to a position; nothing is kept of positions that are no longer among those of the game. */
export function remember(game: string, positions: Position[], name: string, right: boolean): void {
  const before = progressOf(game);
  const kept = Object.fromEntries(
    Object.entries(before).filter(([each]) => positions.some((one) => one.name === each)),
  );
  if (isFound(before[name])) return;
  kept[name] = !right ? "tried" : before[name] === "tried" ? "later" : "first";
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), [game]: kept }));
}

/** Return the next position after one that is not found yet, from the beginning again after the last; else undefined. */
export function nextPosition(positions: Position[], progress: Record<string, Progress>, after?: string) {
  const at = positions.findIndex(({ name }) => name === after) + 1;
  return [...positions.slice(at), ...positions.slice(0, at)].find(
    ({ name }) => name !== after && !isFound(progress[name]),
  );
}
