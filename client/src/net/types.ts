// The API's types by the names that the page uses, all made from openapi.json (`npm run types`): a renamed schema is
// renamed here only. OpenAPI says neither what a game shows of its table nor what the socket sends; that stands here too.
import type { Fact } from "../i18n/localization";
import type { components } from "./api-types";

type Schemas = components["schemas"];
/** A schema with some of its fields told more exactly. */
type Refine<Schema, Fields> = Omit<Schema, keyof Fields> & Fields;

export type GameOption = Schemas["OptionFacts"];
export type GameFacts = Schemas["GameFacts"];
export type Level = Schemas["Level"];
export type Offer = Schemas["Offered"];

export type TableSettings = Required<Schemas["Rules"]>;
export type Wanted = Refine<Schemas["Wanted"], { kind: "me" | "open" | "bot" }>;
export type NewTable = Refine<Schemas["NewTable"], { seats: Wanted[] }>;
export type Seating = Schemas["Placing"];

export type SeatInfo = Refine<Schemas["SeatInfo"], { kind: "person" | "bot" | "open" }>;
export type TableInfo = Refine<
  Schemas["TableInfo"],
  { stage: "open" | "playing" | "over"; seats: SeatInfo[]; settings: TableSettings }
>;
export type TableList = { [Key in keyof Schemas["TableList"]]: TableInfo[] };
export type FoundTable = Schemas["Found"];
export type ResumedSeat = Schemas["Resumed"];
export type Luck = Schemas["Luck"];
export type ErrorBody = Schemas["Refusal"];

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
export type MatchState = Refine<Schemas["State"], { view: MatchView; events: Fact[] }>;
export type Frame = Refine<Schemas["Frame"], { view: MatchView; events: Fact[] }>;
export type ReplayPart = Refine<
  Schemas["Replay"],
  {
    header: { game: string; version: number; seats: number; options: Record<string, string>; companions?: string[] };
    frames: Frame[];
  }
>;
/** What an answer would cause, as far as it can be known, and whether it could then no longer be taken back alone. */
export type Preview = Refine<Schemas["Previewed"], { events: Fact[] }>;

export type ChatLine = { number: number; seat: number; name: string; text: string; at: number };
/** What the socket sends. */
export type Incoming =
  | MatchState
  | { type: "figures"; table: Picture }
  | TableInfo
  | { type: "chat"; lines: ChatLine[] }
  | { type: "done"; id: number; number: number }
  | ({ type: "preview"; id: number } & Preview)
  | { type: "pong" }
  | ({ type: "error"; id?: number } & ErrorBody);
