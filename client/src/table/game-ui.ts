// What a game brings to be drawn; games that bring nothing are shown as panels.
import type { Component } from "svelte";
import type { MatchView } from "../net/types";

export type Lesson = { rule: string; biology: string };
export type GameUI = {
  // The drawings know the shape of their own game's table, which the shell does not.
  Board: Component<any>;
  Hand?: Component<any>;
  Stock?: Component<any>;
  learn?: Record<string, Lesson>;
  /** Scores by source, one record a player, where the usual place in the view does not say them. */
  sources?: (view: MatchView) => Record<string, number>[];
};

const games = import.meta.glob<{ default: GameUI }>("../games/*/index.ts");

export async function drawings(game: string): Promise<GameUI | null> {
  const load = games[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
