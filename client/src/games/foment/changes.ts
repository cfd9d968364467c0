// What events of Foment bring and cost, and what its structures ask for.
import type { GameEvent } from "../../i18n/localization";
import { changeOf, numberIn, type Change, type Price } from "../changes";
import { NUTRIENTS, type FomentTable } from "./table";

type Reader = (event: GameEvent, table: FomentTable) => Change[];
const meal: Reader = (event) =>
  NUTRIENTS.map((thing) => ({ thing, amount: numberIn(event, `${thing}s`) })).filter(({ amount }) => amount > 0);
const gains: Reader = (event) => [changeOf(event, "nutrient", 1)];
const loses: Reader = (event) => [changeOf(event, "nutrient", -1)];

const READERS: Record<string, Reader> = {
  "foment.ate": meal,
  "foment.took": meal,
  "foment.grew": meal,
  "foment.absorbed": gains,
  "foment.stole": gains,
  "foment.maintained": loses,
  "foment.leaked": loses,
  "foment.fed": loses,
  "foment.paid": (event) => [{ thing: "carb", amount: -numberIn(event, "carbs") }],
  "foment.exchanged": (event) => [
    changeOf(event, "from", -numberIn(event, "amount")),
    changeOf(event, "nutrient", numberIn(event, "amount")),
  ],
  "foment.built": (event, table) =>
    costOf(String(event["structure"]), table).map(({ thing, needs }) => ({
      thing,
      amount: -needs,
    })),
};

/** Return what an event changes for its player, given the table before it. */
export const changesOf = (event: GameEvent, table: FomentTable): Change[] => READERS[event.key]?.(event, table) ?? [];

/** Return what a player has, by thing. */
export const holdings = (table: FomentTable, seat: number): Record<string, number> => ({
  ...table.players[seat]?.nutrients,
});

/** Return what a structure costs: the view says it for the seat that looks. */
const costOf = (structure: string, table: FomentTable): Price[] =>
  NUTRIENTS.map((thing) => ({ thing, needs: table.plasmids[structure]?.cost[thing] ?? 0 })).filter(
    ({ needs }) => needs > 0,
  );

/** Return what a structure asks for, given the words that lead to it. */
export const pricesOf = ([verb, structure = ""]: string[], table: FomentTable): Price[] =>
  verb === "build" ? costOf(structure, table) : [];
