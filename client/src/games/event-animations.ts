// What the animations of all games have in common: their input, where the players are, and rings and texts.
import type { Point } from "../art/hand-drawn";
import type { BoardAnimation, Tone } from "../art/animation";
import type { GameEvent } from "../i18n/localization";

export type EventInput<Table> = {
  seat: number;
  other: number;
  count: number;
  text: (field: string) => string;
  table: Table;
};
export type EventAnimator<Table> = (input: EventInput<Table>) => BoardAnimation[];

/** Return a ring that widens and fades around a point. */
export const pulse = (at: Point, tone: Tone = "calm", reach = 70): BoardAnimation => ({
  kind: "pulse",
  at,
  tone,
  reach,
});
/** Return a text that rises from a point and fades. */
export const floatingText = (at: Point, text: string, tone: Tone = "calm"): BoardAnimation => ({
  kind: "text",
  at,
  text,
  tone,
});

/** Return whether the players are beside the board, see TableLayout.svelte. */
const playersBesideBoard = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(min-width: 63.875rem) and (max-width: 74.4rem)").matches;

/** Return where a player is: above the board, side by side, or beside it, one under the other. */
export function playerAt(seat: number, table: { players: unknown[] }): Point {
  const part = (seat + 0.5) / Math.max(1, table.players.length);
  return playersBesideBoard() ? [1570, part * 600] : [part * 1600, 30];
}

/** Return the point beside a player where dice fall and points are shown. */
export function besidePlayer(seat: number, table: { players: unknown[] }): Point {
  const [x, y] = playerAt(seat, table);
  return playersBesideBoard() ? [x - 90, y] : [x + 60, y + 24];
}

/** Return whether a point stands for a player, who has no place on the board. */
export const isPlayerAt = (point: Point, table: { players: unknown[] }): boolean =>
  table.players.some((_, seat) =>
    [playerAt(seat, table), besidePlayer(seat, table)].some(([x, y]) => x === point[0] && y === point[1]),
  );

/** Return the animations of points that a player gains or loses. */
export const scoreChange = (seat: number, count: number, table: { players: unknown[] }): BoardAnimation[] => [
  floatingText(besidePlayer(seat, table), count < 0 ? `−${-count}` : `+${count}`, count < 0 ? "bad" : "good"),
  pulse(playerAt(seat, table), count < 0 ? "bad" : "good", 40),
];

/** Return the animations of one event; none for an event without an animator. */
export function animateEvent<Table>(
  animators: Record<string, EventAnimator<Table>>,
  event: GameEvent,
  table: Table,
): BoardAnimation[] {
  return (
    animators[event.key]?.({
      seat: Number(event["seat"] ?? 0),
      other: Number(event["other"] ?? 0),
      count: Number(event["count"] ?? event["amount"] ?? event["health"] ?? 1),
      text: (field) => String(event[field] ?? ""),
      table,
    }) ?? []
  );
}
