// What a game brings to be drawn; games that bring nothing are shown as panels.
import type { Component } from "svelte";
import type { Args } from "../i18n/text";
import type { MatchView } from "../net/types";

/** Keys of text: what a thing is called where no word of the game says it, its rule and its biology. */
export type Lesson = { name?: string; rule: string; biology: string };
export type GameUI = {
  // The drawings know the shape of their own game's table, which the shell does not.
  Board: Component<any>;
  Hand?: Component<any>;
  Stock?: Component<any>;
  learn?: Record<string, Lesson>;
  /** What a word stands for at this moment, where the word alone does not say it, such as the card in a place of the market. */
  called?: (word: string, view: any, t: (key: string, args?: Args) => string, spoken: (word: string) => string) => string | undefined;
  /** Scores by source, one record a player, where the usual place in the view does not say them. */
  sources?: (view: MatchView) => Record<string, number>[];
};

const games = import.meta.glob<{ default: GameUI }>("../games/*/index.ts");

export async function drawings(game: string): Promise<GameUI | null> {
  const load = games[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
