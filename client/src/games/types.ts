// What the page gives to a game's drawings, and what it gets from them; GenericBoard shows games without drawings.
import type { Component } from "svelte";
import type { BoardAnimation } from "../art/animation";
import type { Change, Price } from "./changes";
import type { MessageArgs, GameEvent } from "../i18n/localization";
import type { MatchView } from "../net/types";
import type { WordOption } from "../table/code-trie";

export type Translate = (key: string, args?: MessageArgs) => string;
/** Return a word of a code as people say it. */
export type WordLabel = (word: string) => string;

export interface ChoiceProps {
  /** The words that can be chosen now. */
  words: Map<string, WordOption>;
  /** The words chosen so far. */
  chosen: string[];
  choose: (word: string) => void;
  /** Return whether these words may follow the chosen ones; without it the words are tried one by one. */
  canFollow?: (path: string[]) => boolean;
}

export interface BoardProps<Table = unknown> extends ChoiceProps {
  view: MatchView<Table>;
  t: Translate;
  word: WordLabel;
  /** The labels of all seats, those that the rules play included. */
  names: string[];
  newEvents: GameEvent[];
  onAnimationsEnd: () => void;
  reducedMotion: boolean;
  /** Left, top, width and height of the part of the board that a picture shows. */
  crop?: [number, number, number, number];
}

/** What every drawing of a table gets beside the view. */
export type SharedBoardProps = Omit<BoardProps, "view">;

export interface StockProps<Table = unknown> extends BoardProps<Table> {
  seat: number;
  compact: boolean;
}

/** A line of the result: what it is about, and what everyone has of it. */
export type ResultRow = { name: string; cells: (string | number)[] };

/* eslint-disable @typescript-eslint/no-explicit-any -- The drawings know the shape of their own game's table, which the page does not. */
export interface GameUI {
  Board: Component<BoardProps<any>>;
  Hand: Component<BoardProps<any>>;
  Stock: Component<StockProps<any>>;
  /** What a player has that the stock does not show in full. */
  Holdings?: Component<StockProps<any>>;
  /** What is left for everyone, and what was discarded. */
  Supplies?: Component<BoardProps<any>>;
  /** Return what moves on the board for an event. */
  animationsFor: (event: GameEvent, table: any) => BoardAnimation[];
  /** The events that are told as a scene in the middle of the board, with the name of the scene. */
  scenes: Record<string, string>;
  /** Return what an event changes for its player, given the table before it. */
  changesOf: (event: GameEvent, table: any) => Change[];
  /** Return what a player has, by thing. */
  holdings: (table: any, seat: number) => Record<string, number>;
  /** Return what a place asks a player for, given the words that lead to it. */
  pricesOf: (path: string[], table: any, seat: number) => Price[];
  /** The names of the drawn things that are explained, see help-topic.ts. */
  helpTopics: string[];
  /** Return what a word stands for at this moment where the word alone does not say it, such as the card in a market slot. */
  labelFor?: (word: string, view: MatchView<any>, t: Translate, wordLabel: WordLabel) => string | undefined;
  /** What the chart at the end shows where that is not the score: a value for every player, and the key of its caption. */
  chart?: { values: (view: MatchView<any>) => number[]; caption: string };
  /** What the result shows where nobody has points: the events that end the game, and what everyone had. */
  result?: { events: string[]; rows: (view: MatchView<any>, t: Translate, word: WordLabel) => ResultRow[] };
  /** The key of the sentence that says who wins among equal scores. */
  tie?: string;
  /** The questions about places, where a closed place is worth a word; without it all are. */
  placing?: string[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */
