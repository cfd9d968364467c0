// What the page draws of Foment.
import type { GameUI } from "../types";
import Board from "./Board.svelte";
import { labelFor } from "./labels";
import { chart } from "./chart";
import { result } from "./result";
import Hand from "./Hand.svelte";
import { helpTopics } from "./help-topics";
import Stock from "./Stock.svelte";

export default { Board, Hand, Stock, helpTopics, labelFor, chart, result } satisfies GameUI;
