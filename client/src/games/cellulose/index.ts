// What the page draws of Cellulose.
import type { GameUI } from "../types";
import Board from "./Board.svelte";
import { labelFor } from "./labels";
import Hand from "./Hand.svelte";
import { helpTopics } from "./help-topics";
import Stock from "./Stock.svelte";

export default { Board, Hand, Stock, helpTopics, labelFor, tie: "client-cellulose-tie" } satisfies GameUI;
