// How everyone stands, read off the view: a number, and where it comes from.
import type { Frame, Json, MatchView } from "../net/types";

export type Sources = Record<string, number>;
/** A figure for everyone, entry by entry. */
export type Course = { number: number; figures: number[] }[];

function players(view: MatchView): { [key: string]: Json }[] {
  const found = view.table.players;
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSources(value: Json | undefined): value is Sources {
  return isRecord(value) && Object.values(value).every((part) => typeof part === "number");
}

/** Scores by source of each player, where the view has them. */
export function sourcesOf(view: MatchView): Sources[] {
  return players(view).map((player) => [player.score, player.points].find(isSources) ?? {});
}

/** What each player has now: the final score, else health, points, or the sum of the sources. */
export function standingOf(view: MatchView): (number | undefined)[] {
  const sources = sourcesOf(view);
  return players(view).map((player, seat) => {
    if (view.scores) return view.scores[seat];
    const number = [player.health, player.points, player.score].find((value) => typeof value === "number");
    if (typeof number === "number") return number;
    const parts = Object.values(sources[seat] ?? {});
    return parts.length ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  });
}

/** How a game went, by its own figures or by how everyone stood; entries in which somebody has none are left out. */
export function courseOf(frames: Frame[], figuresOf: (view: MatchView) => (number | undefined)[] = standingOf): Course {
  const isFigure = (figure: number | undefined): figure is number => figure !== undefined;
  return frames.flatMap(({ number, view }) => {
    const figures = figuresOf(view);
    return figures.length > 0 && figures.every(isFigure) ? [{ number, figures }] : [];
  });
}

/** The number of the round, where the game has rounds. */
export function roundOf(view: MatchView): number | undefined {
  return typeof view.table.round === "number" ? view.table.round : undefined;
}
