// What the shell gives to a game's drawings, and what it gets from them; games that bring nothing are shown as panels.
import type { Component } from "svelte";
import type { MessageArgs, GameEvent } from "../i18n/localization";
import type { MatchView } from "../net/types";
import type { WordOption } from "../table/code-trie";

export type Translate = (key: string, args?: MessageArgs) => string;
/** A word of a code as people say it. */
export type WordLabel = (word: string) => string;

export interface ChoiceProps {
  /** The words that can be chosen now. */
  words: Map<string, WordOption>;
  /** The words chosen so far. */
  chosen: string[];
  choose: (word: string) => void;
  /** Whether these words, said one after the other from here, begin a legal code; without it the words are tried. */
  canFollow?: (path: string[]) => boolean;
}

export interface BoardProps<Table = unknown> extends ChoiceProps {
  view: MatchView<Table>;
  t: Translate;
  word: WordLabel;
  /** What everyone is called, seats that the rules play included. */
  names: string[];
  newEvents: GameEvent[];
  onAnimationsEnd: () => void;
  reducedMotion: boolean;
}

/** What everything drawn of a table is given beside the view. */
export type SharedBoardProps = Omit<BoardProps, "view">;

export interface StockProps<Table = unknown> extends BoardProps<Table> {
  seat: number;
  compact: boolean;
}

/** A line of the result: what it is about, and what everyone has of it. */
export type ResultRow = { name: string; cells: (string | number)[] };

/* eslint-disable @typescript-eslint/no-explicit-any -- The drawings know the shape of their own game's table, which the shell does not. */
export interface GameUI {
  Board: Component<BoardProps<any>>;
  Hand: Component<BoardProps<any>>;
  Stock: Component<StockProps<any>>;
  /** The names of the drawn things that are explained, see lesson.ts. */
  helpTopics: string[];
  /** What a word stands for at this moment, where the word alone does not say it, such as the card in a place of the market. */
  labelFor?: (word: string, view: MatchView<any>, t: Translate, wordLabel: WordLabel) => string | undefined;
  /** What the chart at the end shows where that is not the points: a figure for everyone, and the key of the words that say what it is. */
  chart?: { values: (view: MatchView<any>) => number[]; caption: string };
  /** What the result tells where nobody has points: the events that end the game, and what everyone had. */
  result?: { events: string[]; rows: (view: MatchView<any>, t: Translate, word: WordLabel) => ResultRow[] };
  /** The key of the words that say who wins of those with equal points. */
  tie?: string;
}
/* eslint-enable @typescript-eslint/no-explicit-any */
