// What events of Cellulose bring and cost, and what its places ask for.
import type { GameEvent } from "../../i18n/localization";
import { changeOf, numberIn, type Change, type Price } from "../changes";
import type { CelluloseTable } from "./table";

/** Return what an event changes for its player. */
export function changesOf(event: GameEvent): Change[] {
  const amount = numberIn(event, "amount");
  if (event.key === "cellulose.gained") return [changeOf(event, "resource", amount)];
  if (event.key === "cellulose.paid") return [changeOf(event, "resource", -amount)];
  if (event.key === "cellulose.scored") return [{ thing: "health", amount }];
  if (event.key === "cellulose.drew" || event.key === "cellulose.market.took") return [{ thing: "card", amount: 1 }];
  return [];
}

/** Return what a player has, by thing. */
export function holdings(table: CelluloseTable, seat: number): Record<string, number> {
  const player = table.players[seat];
  return player ? { ...player.stock, health: player.health, card: player.hand } : {};
}

/** Photosynthesis takes six of each for one carbohydrate, and the small space does it twice. */
const PHOTOSYNTHESIS = ["water", "co2"];
const ONE: Record<string, string> = { wall: "carbohydrate", mitochondria: "carbohydrate", nucleus: "co2" };

/** Return what a place asks for, given the words that lead to it. */
export function pricesOf([place = "", which = ""]: string[], table: CelluloseTable): Price[] {
  if (place === "chloroplasts") return PHOTOSYNTHESIS.map((thing) => ({ thing, needs: which === "small" ? 12 : 6 }));
  const offer = table.spaces.find(({ name }) => name === which.replace("slot", "market"));
  if (place === "market") return offer?.card ? [{ thing: "co2", needs: offer.co2 ?? 0 }] : [];
  const thing = ONE[place];
  return thing ? [{ thing, needs: 1 }] : [];
}
