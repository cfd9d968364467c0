// What lies in a region or a pile now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Translate, WordLabel } from "../types";
import { NUTRIENTS, type Counts, type FomentTable } from "./table";

/** Return what a word stands for at this moment, or undefined if the word alone says it. */
export function labelFor(
  codeWord: string,
  view: MatchView<FomentTable>,
  t: Translate,
  word: WordLabel,
): string | undefined {
  const { regions, shares, players } = view.table;
  const own = view.seat === null ? undefined : players[view.seat];
  const piles = [...shares.flatMap((share) => share.piles), ...(own?.slip?.piles ?? [])];
  const found: Counts | undefined =
    regions[codeWord]?.nutrients ?? piles.find(({ name }) => name === codeWord)?.nutrients;
  const food = NUTRIENTS.filter((nutrient) => found && found[nutrient] > 0).map((nutrient) =>
    t("client-foment-count", { nutrient, count: found![nutrient] }),
  );
  // An empty pile is worth saying: somebody has to take it.
  if (found && food.length === 0 && !regions[codeWord]) food.push(t("client-foment-nothing"));
  return food.length ? t("client-foment-holds", { place: word(codeWord), food: food.join(", ") }) : undefined;
}
