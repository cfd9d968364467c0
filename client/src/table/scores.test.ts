import { expect, it } from "vitest";
import type { MatchView, Picture } from "../net/types";
import { course } from "../games/foment/chart";
import { samplesOf } from "../games/samples";
import { courseOf, roundOf, sourcesOf, standingOf } from "./scores";

function view(table: Picture, scores: number[] | null = null): MatchView {
  return {
    game: "x",
    options: {},
    seat: 0,
    seats: 2,
    number: 1,
    waiting: [],
    question: "",
    over: scores !== null,
    scores,
    winners: [],
    table,
  };
}

it("reads the standing where each game keeps it", () => {
  expect(standingOf(view({ players: [{ health: 3, score: { enzyme: 2 } }, { health: 0 }] }))).toEqual([3, 0]);
  expect(standingOf(view({ players: [{ points: 4 }] }))).toEqual([4]);
  expect(standingOf(view({ players: [{ points: { wall: 2, cards: 5 } }] }))).toEqual([7]);
  expect(standingOf(view({ players: [{}] }))).toEqual([undefined]);
});

it("believes the final scores", () => {
  expect(standingOf(view({ players: [{ health: 3 }, { health: 4 }] }, [10, 11]))).toEqual([10, 11]);
});

it("finds scores by source and the round", () => {
  expect(sourcesOf(view({ players: [{ score: { enzyme: 2, detox: 1 } }, { points: 3 }] }))).toEqual([
    { enzyme: 2, detox: 1 },
    {},
  ]);
  expect(roundOf(view({ round: 3 }))).toBe(3);
  expect(roundOf(view({}))).toBeUndefined();
});

const frame = (number: number, table: Picture) => ({ number, who: "", words: "", events: [], view: view(table) });

it("follows how everyone stood, where everyone stood somewhere", () => {
  const frames = [
    frame(0, { players: [{}, { health: 1 }] }),
    frame(1, { players: [{ health: 2 }, { health: 1 }] }),
    frame(2, {}),
  ];
  expect(courseOf(frames)).toEqual([{ number: 1, figures: [2, 1] }]);
});

it("follows a game without points by what its cells can still take", async () => {
  for (const { view } of (await samplesOf("foment")).moments) {
    const figures = course.figures(view);
    expect(figures).toHaveLength(view.seats);
    view.table.players.forEach((player: { alive: boolean }, seat: number) =>
      expect(figures[seat]! > 0).toBe(player.alive),
    );
  }
});
