// The time that a class still has, as people read it.

/** Return minutes and seconds of a number of milliseconds; after the end what it is over, with a minus. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.round(Math.abs(left) / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return left < 0 && seconds > 0 ? `−${text}` : text;
}

/** Return how many whole minutes have passed since something happened. */
export const minutesSince = (then: number, now: number): number => Math.max(0, Math.floor((now - then) / 60_000));
