import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MatchState, MatchView } from "../net/types";
import { Playback } from "./playback.svelte";

vi.stubGlobal("window", globalThis);
beforeEach(() => vi.useFakeTimers());

function state(number: number, ...seats: number[]): MatchState {
  const view = { number, seat: 0 } as MatchView;
  const events = seats.map((seat) => ({ key: "did", seat, number }));
  return { type: "state", seat: 0, number, since: number - 1, version: number, view, codes: [], events, undo: 0 };
}

const createPlayback = () =>
  new Playback(
    (event) => `${event.seat} did it`,
    () => "calm",
    () => animated,
  );
let animated = false;
afterEach(() => (animated = false));

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
  expect(playback.told.lines).toEqual(["1 did it", "2 did it"]);
  expect(playback.behind).toBe(false);
});

it("keeps everything that was told since my last move", () => {
  const playback = createPlayback();
  playback.push(state(1, 0), false);
  for (const each of [state(2, 1), state(3, 2)]) playback.push(each, false);
  vi.advanceTimersByTime(5000);
  expect(playback.steps.flatMap(({ lines }) => lines)).toEqual(["0 did it", "1 did it", "2 did it"]);
  playback.push(state(4, 0), false);
  vi.advanceTimersByTime(5000);
  expect(playback.steps.flatMap(({ lines }) => lines)).toEqual(["0 did it"]);
});

it("tells a state over the one before it, event by event, and shows it when all has come to rest", () => {
  animated = true;
  const playback = createPlayback();
  playback.push(state(1), true);
  playback.push(state(2, 1, 1), false);
  expect([playback.view?.number, playback.untold, playback.newEvents.length]).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(1000);
  expect([playback.view?.number, playback.untold, playback.behind]).toEqual([1, 0, true]);
  vi.advanceTimersByTime(500);
  playback.onAnimationsEnd();
  expect([playback.view?.number, playback.behind]).toEqual([2, false]);
});

it("goes back and forth among what has happened since my last move", () => {
  const playback = createPlayback();
  for (const each of [state(1, 0), state(2, 1), state(3, 2, 2)]) playback.push(each, false);
  vi.advanceTimersByTime(9000);
  playback.step(-1);
  expect([playback.view?.number, playback.untold, playback.behind]).toEqual([2, 2, true]);
  playback.step(-1);
  playback.step(-1);
  expect([playback.view?.number, playback.untold]).toEqual([1, 3]);
  playback.push(state(4, 1), false);
  expect([playback.view?.number, playback.untold]).toEqual([1, 4]);
  playback.step(1);
  playback.step(1);
  expect([playback.view?.number, playback.untold, playback.behind]).toEqual([4, 0, false]);
  playback.step(-2);
  playback.skip();
  expect([playback.view?.number, playback.untold, playback.behind]).toEqual([4, 0, false]);
});
