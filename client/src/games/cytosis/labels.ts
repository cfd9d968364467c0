// What a place of the market, a vesicle or a card that is looked at is now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Translate, WordLabel } from "../types";
import type { CytosisTable } from "./table";

/** What the spots of each place bring. */
const SPOTS: Record<string, string> = { nucleus: "mrna", transporter: "carb", lipids: "lipid", mitochondria: "atp" };

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
    return t("client-cytosis-offer", { card: word(offer.card), price: offer.price });
  }
  if (stem === "top") {
    const card = view.table.mine.seen?.[Number(index)];
    return card ? t("client-cytosis-top-card", { top: word(codeWord), card: word(card) }) : undefined;
  }
  const spot = view.table.spots[codeWord];
  const brings = SPOTS[stem ?? ""];
  if (spot && brings)
    // Where a carb is burnt, the carb is the price.
    return t("cytosis-spot", {
      stem: stem ?? "",
      count: spot.gives,
      resource: word(brings),
      price: index === "carb" ? 0 : spot.price,
      burns: index === "carb" ? "carb" : "nothing",
    });
  const vesicle = stem === "vesicle" ? view.table.vesicles[Number(index)] : undefined;
  if (!vesicle?.base || vesicle.owner < 0) return undefined;
  return t("cytosis-cargo", {
    owner: vesicle.owner === view.seat ? "own" : word(`seat:${vesicle.owner}`),
    area: word(vesicle.area),
    base: vesicle.base,
    count: vesicle.amount ?? 0,
    more: vesicle.addition || "none",
  });
}
