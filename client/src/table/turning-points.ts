// What decided a game, read from how the scores went: the lead that was kept, the greatest gains, and who died.
import type { Frame } from "../net/types";
import { roundNumber, type ScoreHistory } from "./scores";

export type RoundStart = { round: number; number: number };
/** `lead`: from then on the winner was ahead, by a move or by the last `count`; `gain`: so much was gained at once. */
export type TurningPoint = {
  kind: "lead" | "count" | "gain" | "death";
  number: number;
  seat: number;
  amount: number;
};
/** By how much the winner won, over whom, and the source that made the greatest difference. */
export type Margin = { second: number; points: number; source: string; more: number };

const GAINS = 2;
const LEAST_GAIN = 3;

/** Return the first frame of each round. */
export function roundStarts(frames: Frame[]): RoundStart[] {
  const found: RoundStart[] = [];
  for (const { view, number } of frames) {
    const round = roundNumber(view);
    if (round !== undefined && round !== found.at(-1)?.round) found.push({ round, number });
  }
  return found;
}

/**
 * Return when the winner took the lead for good, and the greatest gains at once, in their order. What is counted from
 * `counted` on, when the game is over, is no move of anybody's.
 */
export function turningPoints(history: ScoreHistory, winner: number, counted = Infinity): TurningPoint[] {
  const played = history.filter(({ number }) => number < counted);
  const gains = played.slice(1).flatMap((point, index) =>
    point.values.map((value, seat): TurningPoint => {
      const amount = value - (played[index]?.values[seat] ?? 0);
      return { kind: "gain", number: point.number, seat, amount };
    }),
  );
  const greatest = gains.filter(({ amount }) => amount >= LEAST_GAIN).sort((one, other) => other.amount - one.amount);
  const lead = leadTaken(history, winner).map((point) =>
    point.number < counted ? point : { ...point, kind: "count" as const },
  );
  return [...lead, ...greatest.slice(0, GAINS)].sort((one, other) => one.number - other.number);
}

/** Return when the figures of those who died came to nothing, where that is the end of whoever it happens to. */
export function deaths(history: ScoreHistory): TurningPoint[] {
  const seats = history[0]?.values.map((_, seat) => seat) ?? [];
  return seats
    .flatMap((seat): TurningPoint[] => {
      const found = history.find(({ values }) => (values[seat] ?? 0) <= 0);
      return found ? [{ kind: "death", number: found.number, seat, amount: 0 }] : [];
    })
    .sort((one, other) => one.number - other.number);
}

/** Return the entry at which the game was over and everything counted; infinity while it is not. */
export function countedAt(frames: Frame[]): number {
  return frames.find(({ view }) => view.scores !== null)?.number ?? Infinity;
}

function leadTaken(history: ScoreHistory, winner: number): TurningPoint[] {
  const isAhead = ({ values }: ScoreHistory[number]) =>
    values.every((value, seat) => seat === winner || value < (values[winner] ?? 0));
  const lastBehind = history.findLastIndex((point) => !isAhead(point));
  const found = history[lastBehind + 1];
  return found ? [{ kind: "lead", number: found.number, seat: winner, amount: 0 }] : [];
}

/** Return by what a single winner won; undefined where several did, or nobody has points. */
export function marginOf(
  scores: number[] | null,
  winners: number[],
  sources: Record<string, number>[],
): Margin | undefined {
  const [winner] = winners;
  if (!scores || winner === undefined || winners.length > 1 || scores.length < 2) return undefined;
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const second = others.reduce((best, seat) => (scores[seat]! > scores[best]! ? seat : best));
  const names = new Set([winner, second].flatMap((seat) => Object.keys(sources[seat] ?? {})));
  let [source, more] = ["", 0];
  for (const name of names) {
    const difference = (sources[winner]?.[name] ?? 0) - (sources[second]?.[name] ?? 0);
    if (difference > more) [source, more] = [name, difference];
  }
  return { second, points: scores[winner]! - scores[second]!, source, more };
}
