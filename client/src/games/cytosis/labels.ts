// What a place of the market, a vesicle or a card that is looked at is now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Translate, WordLabel } from "../types";
import type { CytosisTable } from "./table";

/** Return what a word stands for at this moment, or undefined if the word alone says it. */
export function labelFor(
  codeWord: string,
  view: MatchView<CytosisTable>,
  t: Translate,
  word: WordLabel,
): string | undefined {
  const [stem, index = ""] = codeWord.split(":");
  if (stem === "market") {
    const offer = view.table.market[Number(index)];
    if (!offer?.card) return undefined;
    return t("client-cytosis-offer-at", { market: word(codeWord), card: word(offer.card), price: offer.price });
  }
  if (stem === "top") {
    const card = view.table.mine.seen?.[Number(index)];
    return card ? t("client-cytosis-top-card", { top: word(codeWord), card: word(card) }) : undefined;
  }
  const vesicle = stem === "vesicle" ? view.table.vesicles[Number(index)] : undefined;
  if (!vesicle?.base || vesicle.owner < 0) return undefined;
  const found = t("client-cytosis-vesicle-with", {
    place: word(codeWord),
    count: vesicle.amount ?? 0,
    resource: word(vesicle.base),
    more: vesicle.addition || "none",
  });
  return typeof view.seat !== "number" || vesicle.owner === view.seat
    ? found
    : t("client-cytosis-owned-vesicle", { vesicle: found, owner: word(`seat:${vesicle.owner}`) });
}
