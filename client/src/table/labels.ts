// The names of all seats at a table, those that the rules play included.
import { t, wordLabel } from "../i18n/language.svelte";
import type { MatchView, SeatInfo } from "../net/types";

/** Return the name of every seat at a table, numbered where two are the same, and of seats that the rules play. */
export function seatLabels(game: string, seats: SeatInfo[], companions: string[]): string[] {
  const names = seats.map(
    (seat) => seat.name || t(seat.kind === "bot" ? "client-bot-name" : "player", { number: seat.seat + 1 }),
  );
  const twice = names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
  return [...twice, ...companions.map((name) => wordLabel(game, name))];
}

/** Return "Player 1" and so on for every seat, and the names of seats that the rules play. */
export function defaultSeatLabels(game: string, seats: number, companions: string[]): string[] {
  return [
    ...Array.from({ length: seats }, (_, seat) => t("player", { number: seat + 1 })),
    ...companions.map((name) => wordLabel(game, name)),
  ];
}

/** Return the words for seats that the rules play, read from the view: players beyond the seats with a flag that names them. */
export function companionsIn(view: MatchView): string[] {
  const players = Array.isArray(view.table.players) ? view.table.players.slice(view.seats) : [];
  return players.map((player) => Object.entries(player ?? {}).find(([, value]) => value === true)?.[0] ?? "companion");
}
