import { beforeEach, expect, it, vi } from "vitest";
import type { MatchState, MatchView } from "../net/types";
import { Teller } from "./playback.svelte";

vi.stubGlobal("window", globalThis);
beforeEach(() => vi.useFakeTimers());

function state(number: number, ...seats: number[]): MatchState {
  const view = { number } as MatchView;
  const events = seats.map((seat) => ({ key: "did", seat, number }));
  return { type: "state", seat: 0, number, since: number - 1, version: number, view, codes: [], events, undo: 0 };
}

const teller = () =>
  new Teller(
    (fact) => `${fact.seat} did it`,
    () => "calm",
    () => false,
  );

it("holds what others did, one after the other, and comes to the end", () => {
  const told = teller();
  told.push(state(1), true);
  for (const each of [state(2, 1), state(3), state(4), state(5, 2), state(6)]) told.push(each, false);
  expect(told.view?.number).toBe(2);
  expect(told.behind).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(told.view?.number).toBe(5);
  vi.advanceTimersByTime(2000);
  expect(told.view?.number).toBe(6);
  expect(told.behind).toBe(false);
});

it("never holds what I did myself", () => {
  const told = teller();
  told.push(state(1), true);
  told.push(state(2, 0), false);
  told.push(state(3, 0), false);
  expect(told.view?.number).toBe(3);
});

it("skips to how things are now, and says what was skipped", () => {
  const told = teller();
  for (const each of [state(1, 1), state(2, 1), state(3, 2)]) told.push(each, false);
  told.skip();
  expect(told.view?.number).toBe(3);
  expect(told.lines).toEqual(["1 did it", "2 did it"]);
  expect(told.behind).toBe(false);
});
