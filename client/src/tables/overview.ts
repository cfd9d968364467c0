// One's own tables in the order in which they want something, with what happened there since one last looked.
import type { GameEvent } from "../i18n/localization";
import type { TableInfo, TableNews } from "../net/types";
import type { Seen } from "./seen";

/** What a table wants: a move, that one is ready, nothing while it goes on or waits for players, or it is over and new. */
export type Wish = "move" | "ready" | "ended" | "playing" | "open" | "over";
const ORDER: Wish[] = ["move", "ready", "ended", "playing", "open", "over"];

export type OwnTable = {
  info: TableInfo;
  wish: Wish;
  /** The milliseconds that one has left, where a clock runs. */
  left: number | null;
  /** Lines of chat that were not on the screen. */
  unread: number;
  /** What happened since one last looked, the last of it. */
  events: GameEvent[];
};

/** Return what a table wants from whoever holds its seats. */
function wishOf(info: TableInfo, news: TableNews | undefined, seen: Seen | undefined): Wish {
  const mine = info.seats.filter((seat) => seat.mine);
  if (info.stage === "over") return seen && !seen.over && mine.length > 0 ? "ended" : "over";
  if (info.stage === "open") {
    const complete = info.seats.every((seat) => seat.kind !== "open");
    return complete && mine.some((seat) => !seat.ready) ? "ready" : "open";
  }
  return news && mine.some(({ seat }) => news.waiting.includes(seat)) ? "move" : "playing";
}

/** Return one's own tables, those first that wait for a move, and among them where least time is left. */
export function overview(
  mine: TableInfo[],
  news: TableNews[],
  seenOf: (table: string) => Seen | undefined,
): OwnTable[] {
  const found = mine.map((info): OwnTable => {
    const [told, seen] = [news.find(({ id }) => id === info.id), seenOf(info.id)];
    const wish = wishOf(info, told, seen);
    const own = info.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    return {
      info,
      wish,
      left: wish === "move" ? (told?.left ?? null) : null,
      unread: Math.max(0, (told?.chat ?? 0) - (seen?.chat ?? 0)),
      events: (told?.events ?? []).filter(
        (event) => (event.number ?? 0) > (seen?.number ?? 0) && !own.includes(Number(event.seat ?? -1)),
      ),
    };
  });
  const time = (table: OwnTable) => table.left ?? Infinity;
  return found.sort(
    (a, b) =>
      ORDER.indexOf(a.wish) - ORDER.indexOf(b.wish) ||
      (time(a) === time(b) ? b.info.updated - a.info.updated : time(a) - time(b)),
  );
}

/** Return the tables that wait for this browser. */
export function waitingTables(tables: OwnTable[]): OwnTable[] {
  return tables.filter(({ wish }) => wish === "move" || wish === "ready");
}
