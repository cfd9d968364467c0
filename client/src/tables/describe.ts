// What a table of one's own is called and what it says, in words.
import { eventSentence, t } from "../i18n/language.svelte";
import type { GameInfo } from "../net/types";
import { seatLabels } from "../table/labels";
import type { OwnTable } from "./overview";

/** Return how much time is left in the largest fitting unit. */
export function timeSentence(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (milliseconds <= 0) return t("client-time-up");
  if (minutes >= 2880) return t("client-days", { count: Math.floor(minutes / 1440) });
  if (minutes >= 60) return t("client-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t("client-minutes", { count: Math.max(1, minutes) });
}

/** Return the names of everyone at a table but oneself. */
export function othersAt({ info }: OwnTable): string {
  const names = seatLabels(info.game, info.seats, info.companions);
  return info.seats
    .filter((seat) => !seat.mine)
    .map((seat) => (seat.kind === "open" ? t("client-seat-open") : (names[seat.seat] ?? "")))
    .join(", ");
}

/** Return what happened last since one looked, as a sentence; empty if nothing did. */
export function lastSentence({ info, events }: OwnTable, games: GameInfo[]): string {
  const fields = games.find((game) => game.name === info.game)?.events ?? {};
  const names = seatLabels(info.game, info.seats, info.companions);
  const sentences = events.map((event) =>
    eventSentence(info.game, event, fields[event.key] ?? { seat: "seat" }, names),
  );
  return sentences.filter(Boolean).at(-1) ?? "";
}

/** Return who won a table that is over. */
export function winnersOf({ info }: OwnTable): string {
  const names = seatLabels(info.game, info.seats, info.companions);
  const won = info.winners.map((seat) => names[seat]).join(", ");
  return t("client-stage-won", { you: "no", count: info.winners.length, names: won });
}
