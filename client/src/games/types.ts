// What the shell gives to a game's drawings, and what it gets from them.
import type { Component } from "svelte";

export type WordState = { label: string; count: number };

export type MatchView<Table> = {
  game: string;
  options: Record<string, string>;
  seat: number | null;
  seats: number;
  number: number;
  waiting: number[];
  question: string;
  over: boolean;
  scores: number[] | null;
  winners: number[];
  table: Table;
};

export type MotionEvent = { key: string; number?: number; [field: string]: string | number | boolean | undefined };

export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface ChooseProps {
  /** The words that can be chosen now. */
  words: Map<string, WordState>;
  /** The words chosen so far. */
  chosen: string[];
  choose: (word: string) => void;
  /** Whether these words, said one after the other from here, begin a legal code; without it the words are tried. */
  leads?: (path: string[]) => boolean;
}

export interface BoardProps<Table = unknown> extends ChooseProps {
  view: MatchView<Table>;
  t: Say;
  /** A word of a code as people say it. */
  word: (word: string) => string;
  /** What everyone is called, seats that the rules play included. */
  names: string[];
  motion: MotionEvent[];
  done: () => void;
  reduced: boolean;
}

export interface StockProps<Table = unknown> extends BoardProps<Table> {
  seat: number;
  compact: boolean;
}

export interface CardProps<Table = unknown> extends BoardProps<Table> {
  card: string;
}

/** Keys of text: what a thing is called where no word of the game says it, its rule and its biology. */
export type Lesson = { name?: string; rule: string; biology: string };

export interface GameUI {
  Board: Component<BoardProps<any>>;
  Hand: Component<BoardProps<any>>;
  Stock: Component<StockProps<any>>;
  Card?: Component<CardProps<any>>;
  learn: Record<string, Lesson>;
  /** What a word stands for at this moment, where the word alone does not say it. */
  called?: (word: string, view: MatchView<any>, t: Say, spoken: (word: string) => string) => string | undefined;
}
