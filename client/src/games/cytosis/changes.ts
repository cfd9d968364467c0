// What events of Cytosis bring and cost, and what its places ask for.
import type { GameEvent } from "../../i18n/localization";
import { changeOf, numberIn, type Change, type Price } from "../changes";
import type { CytosisTable } from "./table";

type Reader = (event: GameEvent, table: CytosisTable) => Change[];
const gained: Reader = (event) => [changeOf(event, "resource", numberIn(event, "count"))];
const lost: Reader = (event) => [changeOf(event, "resource", -numberIn(event, "count"))];
const one: Reader = (event) => [changeOf(event, "resource", -1)];
const health: Reader = (event) => [{ thing: "health", amount: numberIn(event, "health") }];
const weakened: Reader = () => [{ thing: "health", amount: -1 }];

const READERS: Record<string, Reader> = {
  "cytosis.resource.gained": gained,
  "cytosis.boost.taken": gained,
  "cytosis.resource.paid": lost,
  "cytosis.toxicity.lost": lost,
  "cytosis.virus.lost-resource": one,
  "cytosis.golgi.moved": one,
  "cytosis.resource.traded": (event) => [
    changeOf(event, "from", -numberIn(event, "count")),
    changeOf(event, "resource", event["resource"] === "protein" ? numberIn(event, "count") : 1),
  ],
  "cytosis.vesicle.placed": (event) => [
    { thing: event["resource"] === "protein" ? "mrna" : String(event["resource"]), amount: -numberIn(event, "count") },
  ],
  // Everything on it goes back to its owner.
  "cytosis.vesicle.evicted": (event, table) => {
    const found = table.vesicles[Number(String(event["vesicle"]).split(":")[1])];
    if (!found?.base) return [];
    const base = { thing: found.base as string, amount: found.amount ?? 0 };
    return found.addition ? [base, { thing: found.addition, amount: 1 }] : [base];
  },
  "cytosis.card.completed": health,
  "cytosis.receptors.scored": health,
  "cytosis.goal.marked": health,
  "cytosis.end.macromolecules": health,
  "cytosis.end.detox": health,
  "cytosis.end.enzymes": health,
  "cytosis.end.goal": health,
  "cytosis.virus.weakened": weakened,
  "cytosis.virus.lost-health": weakened,
};

/** Return what an event changes for its player, given the table before it. */
export const changesOf = (event: GameEvent, table: CytosisTable): Change[] => READERS[event.key]?.(event, table) ?? [];

/** Return what a player has, by thing. */
export function holdings(table: CytosisTable, seat: number): Record<string, number> {
  const player = table.players[seat];
  return player ? { ...player.supply, health: player.health } : {};
}

/** Return what a place asks for, given the words that lead to it. */
export function pricesOf([word = ""]: string[], table: CytosisTable): Price[] {
  const offer = word.startsWith("market:") ? table.market[Number(word.split(":")[1])] : undefined;
  if (offer?.card) return [{ thing: "atp", needs: offer.price }];
  if (word === "mitochondria:carb") return [{ thing: "carb", needs: 1 }];
  if (word === "rough-er" || word === "ribosome") return [{ thing: "mrna", needs: 1 }];
  const price = table.spots[word]?.price ?? 0;
  return price > 0 ? [{ thing: "atp", needs: price }] : [];
}
