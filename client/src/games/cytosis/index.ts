// What the page draws of Cytosis.
import type { GameUI } from "../types";
import { animationsFor } from "./animations";
import Board from "./Board.svelte";
import { labelFor } from "./labels";
import { changesOf, holdings, pricesOf } from "./changes";
import { scenes } from "./scenes";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { helpTopics } from "./help-topics";
import Stock from "./Stock.svelte";
import Supplies from "./Supplies.svelte";

export default {
  Board,
  Hand,
  Stock,
  Holdings,
  Supplies,
  animationsFor,
  scenes,
  changesOf,
  holdings,
  pricesOf,
  helpTopics,
  labelFor,
  tie: "client-cytosis-tie",
  placing: ["cytosis.turn", "cytosis.grey"],
} satisfies GameUI;
