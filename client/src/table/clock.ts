// The clocks of a table.
import type { TableInfo } from "../net/types";

/** Return how many milliseconds a seat has left at that moment; undefined where there are no clocks. */
export function timeLeft(clock: TableInfo["clock"], seat: number, now: number): number | undefined {
  if (!clock) return undefined;
  const spent = clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}
