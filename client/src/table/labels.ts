// What everyone at a table is called, seats that the rules play included.
import { t, wordLabel } from "../i18n/language.svelte";
import type { MatchView, SeatInfo } from "../net/types";

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

export function defaultSeatLabels(game: string, seats: number, companions: string[]): string[] {
  return [
    ...Array.from({ length: seats }, (_, seat) => t("player", { number: seat + 1 })),
    ...companions.map((name) => wordLabel(game, name)),
  ];
}

/** The words of seats that the rules play, where only the view can say: a player beyond the seats who names itself. */
export function companionsIn(view: MatchView): string[] {
  const players = Array.isArray(view.table.players) ? view.table.players.slice(view.seats) : [];
  return players.map((player) => Object.entries(player ?? {}).find(([, value]) => value === true)?.[0] ?? "companion");
}
