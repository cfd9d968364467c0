import { expect, it } from "vitest";
import type { MatchView, TableView } from "../net/types";
import { chart } from "../games/foment/chart";
import { loadSamples } from "../games/samples";
import { scoreHistory, roundNumber, scoreSources, currentScores } from "./scores";

function view(table: TableView, scores: number[] | null = null): MatchView {
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
  expect(currentScores(view({ players: [{ health: 3, score: { enzyme: 2 } }, { health: 0 }] }))).toEqual([3, 0]);
  expect(currentScores(view({ players: [{ points: 4 }] }))).toEqual([4]);
  expect(currentScores(view({ players: [{ points: { wall: 2, cards: 5 } }] }))).toEqual([7]);
  expect(currentScores(view({ players: [{}] }))).toEqual([undefined]);
});

it("believes the final scores", () => {
  expect(currentScores(view({ players: [{ health: 3 }, { health: 4 }] }, [10, 11]))).toEqual([10, 11]);
});

it("finds scores by source and the round", () => {
  expect(scoreSources(view({ players: [{ score: { enzyme: 2, detox: 1 } }, { points: 3 }] }))).toEqual([
    { enzyme: 2, detox: 1 },
    {},
  ]);
  expect(roundNumber(view({ round: 3 }))).toBe(3);
  expect(roundNumber(view({}))).toBeUndefined();
});

const frame = (number: number, table: TableView) => ({ number, who: "", words: "", events: [], view: view(table) });

it("follows how everyone stood, where everyone stood somewhere", () => {
  const frames = [
    frame(0, { players: [{}, { health: 1 }] }),
    frame(1, { players: [{ health: 2 }, { health: 1 }] }),
    frame(2, {}),
  ];
  expect(scoreHistory(frames)).toEqual([{ number: 1, values: [2, 1] }]);
});

it("follows a game without points by what its cells can still take", async () => {
  for (const { view } of (await loadSamples("foment")).samples) {
    const values = chart.values(view);
    expect(values).toHaveLength(view.seats);
    view.table.players.forEach((player: { alive: boolean }, seat: number) =>
      expect(values[seat]! > 0).toBe(player.alive),
    );
  }
});
