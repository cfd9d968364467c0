// What a place of the market or a vesicle holds now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Say, Word } from "../types";
import type { CytosisTable } from "./table";

export function called(spoken: string, view: MatchView<CytosisTable>, t: Say, word: Word): string | undefined {
  const [stem, place = ""] = spoken.split(":");
  if (stem === "market") {
    const offer = view.table.market[Number(place)];
    return offer?.card ? t("client-cytosis-offer", { card: word(offer.card), price: offer.price }) : undefined;
  }
  const vesicle = stem === "vesicle" ? view.table.vesicles[Number(place)] : undefined;
  if (!vesicle?.base || vesicle.owner < 0) return undefined;
  return t("client-cytosis-vesicle-with", {
    place: word(spoken),
    count: vesicle.amount ?? 0,
    base: word(vesicle.base),
    more: vesicle.addition ? word(vesicle.addition) : "none",
  });
}
