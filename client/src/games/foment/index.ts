import type { GameUI } from "../types";
import Board from "./Board.svelte";
import { called } from "./labels";
import { course } from "./chart";
import { ending } from "./result";
import Hand from "./Hand.svelte";
import { learn } from "./help-topics";
import Stock from "./Stock.svelte";

export default { Board, Hand, Stock, learn, called, course, ending } satisfies GameUI;
