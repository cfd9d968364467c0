import type { GameUI } from "../types";
import Board from "./Board.svelte";
import { called } from "./called";
import { course } from "./course";
import { ending } from "./ending";
import Hand from "./Hand.svelte";
import { learn } from "./learn";
import Stock from "./Stock.svelte";

export default { Board, Hand, Stock, learn, called, course, ending } satisfies GameUI;
