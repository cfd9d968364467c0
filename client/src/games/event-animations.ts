// What the motions of all games have in common: what an event tells them, where the players sit, the signs they give.
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

export const pulse = (at: Point, tone: Tone = "calm", reach = 70): BoardAnimation => ({
  kind: "pulse",
  at,
  tone,
  reach,
});
export const floatingText = (at: Point, text: string, tone: Tone = "calm"): BoardAnimation => ({
  kind: "text",
  at,
  text,
  tone,
});

/** Do the players sit beside the plate? See Layout.svelte. */
const playersBesideBoard = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(min-width: 63.875rem) and (max-width: 74.4rem)").matches;

/** Where a player sits: above the plate, side by side, or beside it, one under the other. */
export function playerAt(seat: number, table: { players: unknown[] }): Point {
  const part = (seat + 0.5) / Math.max(1, table.players.length);
  return playersBesideBoard() ? [1570, part * 600] : [part * 1600, 30];
}

/** Beside a player: where dice fall and points are shown. */
export function besidePlayer(seat: number, table: { players: unknown[] }): Point {
  const [x, y] = playerAt(seat, table);
  return playersBesideBoard() ? [x - 90, y] : [x + 60, y + 24];
}

/** Points that a player gains or loses. */
export const scoreChange = (seat: number, count: number, table: { players: unknown[] }): BoardAnimation[] => [
  floatingText(besidePlayer(seat, table), count < 0 ? `−${-count}` : `+${count}`, count < 0 ? "bad" : "good"),
  pulse(playerAt(seat, table), count < 0 ? "bad" : "good", 40),
];

/** The moves of one event; none for what the game does not tell. */
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
