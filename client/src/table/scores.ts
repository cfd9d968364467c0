// The scores of all players, read from the view.
import type { Frame, Json, MatchView } from "../net/types";

export type ScoreSources = Record<string, number>;
/** A value for every player, entry by entry. */
export type ScoreHistory = { number: number; values: number[] }[];

function players(view: MatchView): { [key: string]: Json }[] {
  const found = view.table.players;
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSources(value: Json | undefined): value is ScoreSources {
  return isRecord(value) && Object.values(value).every((part) => typeof part === "number");
}

/** Return the scores of each player by source, where the view has them. */
export function scoreSources(view: MatchView): ScoreSources[] {
  return players(view).map((player) => [player.score, player.points].find(isSources) ?? {});
}

/** Return the score of each player: the final one, else health, points, or the sum of the sources. */
export function currentScores(view: MatchView): (number | undefined)[] {
  const sources = scoreSources(view);
  return players(view).map((player, seat) => {
    if (view.scores) return view.scores[seat];
    const number = [player.health, player.points, player.score].find((value) => typeof value === "number");
    if (typeof number === "number") return number;
    const parts = Object.values(sources[seat] ?? {});
    return parts.length ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  });
}

/** Return the scores of all frames, or what `valuesOf` gives; frames in which a player has none are left out. */
export function scoreHistory(
  frames: Frame[],
  valuesOf: (view: MatchView) => (number | undefined)[] = currentScores,
): ScoreHistory {
  const isNumber = (value: number | undefined): value is number => value !== undefined;
  return frames.flatMap(({ number, view }) => {
    const values = valuesOf(view);
    return values.length > 0 && values.every(isNumber) ? [{ number, values }] : [];
  });
}

/** Return the number of the round, or undefined if the game has none. */
export function roundNumber(view: MatchView): number | undefined {
  return typeof view.table.round === "number" ? view.table.round : undefined;
}
