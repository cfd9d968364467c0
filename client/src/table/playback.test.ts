import { beforeEach, expect, it, vi } from "vitest";
import type { MatchState, MatchView } from "../net/types";
import { Playback } from "./playback.svelte";

vi.stubGlobal("window", globalThis);
beforeEach(() => vi.useFakeTimers());

function state(number: number, ...seats: number[]): MatchState {
  const view = { number } as MatchView;
  const events = seats.map((seat) => ({ key: "did", seat, number }));
  return { type: "state", seat: 0, number, since: number - 1, version: number, view, codes: [], events, undo: 0 };
}

const createPlayback = () =>
  new Playback(
    (event) => `${event.seat} did it`,
    () => "calm",
    () => false,
  );

it("holds what others did, one after the other, and comes to the end", () => {
  const playback = createPlayback();
  playback.push(state(1), true);
  for (const each of [state(2, 1), state(3), state(4), state(5, 2), state(6)]) playback.push(each, false);
  expect(playback.view?.number).toBe(2);
  expect(playback.behind).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(playback.view?.number).toBe(5);
  vi.advanceTimersByTime(2000);
  expect(playback.view?.number).toBe(6);
  expect(playback.behind).toBe(false);
});

it("never holds what I did myself", () => {
  const playback = createPlayback();
  playback.push(state(1), true);
  playback.push(state(2, 0), false);
  playback.push(state(3, 0), false);
  expect(playback.view?.number).toBe(3);
});

it("skips to how things are now, and says what was skipped", () => {
  const playback = createPlayback();
  for (const each of [state(1, 1), state(2, 1), state(3, 2)]) playback.push(each, false);
  playback.skip();
  expect(playback.view?.number).toBe(3);
  expect(playback.lines).toEqual(["1 did it", "2 did it"]);
  expect(playback.behind).toBe(false);
});
