// The shapes of docs/api.md.
import type { Fact, Fields } from "../i18n/text";

export type GameOption = { name: string; values: string[]; default: string };
export type GameFacts = {
  name: string;
  stage: string;
  version: number;
  seats: number[];
  options: GameOption[];
  sheets: string[];
  events?: Record<string, Fields>;
};
export type Level = { name: string; milliseconds: number };
export type Offer = { games: GameFacts[]; levels: Level[]; version: string };

export type Clock = { kind: "move" | "game" | "days"; amount: number };
export type TableSettings = {
  public: boolean;
  spectators: boolean;
  chat: boolean;
  clock: Clock | null;
  takeover: string | null;
};
export type Wanted = { kind: "me" | "open" | "bot"; name?: string; level?: string };
export type NewTable = {
  game: string;
  seats: Wanted[];
  options?: Record<string, string>;
  cards?: string | null;
  text?: string | null;
} & Partial<TableSettings>;
export type Seating = {
  ready?: boolean;
  word?: string;
  name?: string;
  kind?: "open" | "bot";
  level?: string;
  muted?: boolean;
  takeover?: string;
};

export type SeatInfo = {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
  mine: boolean;
  muted: boolean;
  takeover: string;
  missing: boolean;
  token?: string;
};
export type TableInfo = {
  id: string;
  code: string;
  game: string;
  options: Record<string, string>;
  stage: "open" | "playing" | "over";
  revision: number;
  host: boolean;
  settings: TableSettings;
  seats: SeatInfo[];
  companions?: string[];
  watchers: number;
  created: number;
  updated: number;
  clock: null | { left: number[]; running: number[]; at: number };
  asking: null | { seat: number; number: number; agreed: number[]; needed: number[] };
  commit: string;
  rematch: string;
  broken: string;
};

/** What a game shows of its table; only the game's own drawing looks inside. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Picture = { [key: string]: Json };

export type MatchView<Table = Picture> = {
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
export type MatchState = {
  type: "state";
  seat: number | null;
  number: number;
  since: number;
  version: number;
  view: MatchView;
  codes: string[];
  events: Fact[];
  undo: number;
};
export type ChatLine = { number: number; seat: number; name: string; text: string; at: number };

export type Frame = { number: number; who: string; words: string; view: MatchView; events: Fact[] };
export type ReplayPart = {
  header: { game: string; version: number; seats: number; options: Record<string, string>; companions?: string[] };
  last: number;
  seat: number | null;
  frames: Frame[];
};
export type Luck = {
  commit: string;
  words: string[];
  secret: string;
  checked: number;
  unrevealed: number;
  fair: boolean | null;
  text: string;
};

export type Incoming =
  | MatchState
  | { type: "figures"; table: Picture }
  | ({ type: "table" } & TableInfo)
  | { type: "chat"; lines: ChatLine[] }
  | { type: "done"; id: number; number: number }
  | { type: "preview"; id: number; events: Fact[]; final: boolean }
  | { type: "pong" }
  | { type: "error"; id?: number; key: string; text: string };
