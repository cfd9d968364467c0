// The API's types by the names that the page uses, all made from openapi.json (`npm run types`): a renamed schema is
// renamed here only. OpenAPI says neither what a game shows of its table nor what the socket sends; that stands here too.
import type { GameEvent } from "../i18n/localization";
import type { Vocabulary } from "../i18n/vocabulary";
import type { components } from "./api-types";

type Schemas = components["schemas"];
/** A schema with some of its fields told more exactly. */
type Refine<Schema, Exact> = Omit<Schema, keyof Exact> & Exact;

export type GameOption = Schemas["OptionFacts"];
export type GameInfo = Schemas["GameFacts"];
export type Level = Schemas["Level"];
export type GameList = Schemas["GameList"];

export type TableSettings = Required<Schemas["TableSettings"]>;
export type WantedSeat = Refine<Schemas["SeatRequest"], { kind: "me" | "open" | "bot" }>;
export type NewTable = Refine<Schemas["NewTable"], { seats: WantedSeat[] }>;
export type SeatChange = Schemas["SeatUpdate"];

export type SeatInfo = Refine<Schemas["SeatInfo"], { kind: "person" | "bot" | "open" }>;
export type TableInfo = Refine<
  Schemas["TableInfo"],
  { stage: "open" | "playing" | "over"; seats: SeatInfo[]; settings: TableSettings }
>;
export type TableNews = Refine<Schemas["TableNews"], { events: GameEvent[] }>;
export type TableLists = Refine<Schemas["TableList"], { mine: TableInfo[]; open: TableInfo[]; news?: TableNews[] }>;
export type FoundTable = Schemas["TableId"];
export type ResumedSeat = Schemas["ResumedSeat"];
export type FairnessReport = Schemas["LuckReport"];
export type ErrorBody = Schemas["ErrorBody"];

/** What a game shows of its table; only the game's own drawing looks inside. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type TableView = { [key: string]: Json };

export type MatchView<Table = TableView> = {
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
export type MatchState = Refine<Schemas["TableState"], { view: MatchView; events: GameEvent[] }>;
export type Frame = Refine<Schemas["ReplayFrame"], { view: MatchView; events: GameEvent[] }>;
export type ReplayPart = Refine<
  Schemas["Replay"],
  {
    header: {
      game: string;
      version: number;
      seats: number;
      options: Record<string, string>;
      companions?: string[];
      vocabulary: Vocabulary;
      imported?: number;
    };
    frames: Frame[];
  }
>;
/** What an answer would cause, as far as it can be known, and whether it could then no longer be taken back alone. */
export type Preview = Refine<Schemas["MovePreview"], { events: GameEvent[] }>;

/** What the coach would answer, the best answer first, and what that leads to. */
export type CoachHint = Refine<Schemas["CoachHint"], { event: GameEvent | null }>;

/** What a seat can work towards: the answer to give now, aims with what they lack and the way to them, and what threatens. */
export type SeatPlan = Schemas["SeatPlan"];
export type Plan = Schemas["Plan"];
export type PlanAim = Schemas["PlanAim"];
export type PlanStop = Schemas["PlanStop"];
export type PlanText = Schemas["PlanText"];

/** How far a review is, and the review once it is there (client/src/coach/review.ts says what is in it). */
export type ReviewStatus = Schemas["ReviewStatus"];

export type ChatLine = { number: number; seat: number; name: string; text: string; at: number };
/** What the socket sends. */
export type SocketMessage =
  | MatchState
  | { type: "figures"; table: TableView; vocabulary: Vocabulary }
  | TableInfo
  | { type: "chat"; lines: ChatLine[] }
  | { type: "done"; id: number; number: number }
  | ({ type: "preview"; id: number } & Preview)
  | { type: "pong" }
  | ({ type: "error"; id?: number } & ErrorBody);
