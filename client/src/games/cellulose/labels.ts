// What a slot of the market holds now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Translate, WordLabel } from "../types";
import type { CelluloseTable } from "./table";

/** Return what a word stands for at this moment, or undefined if the word alone says it. */
export function labelFor(
  codeWord: string,
  view: MatchView<CelluloseTable>,
  t: Translate,
  word: WordLabel,
): string | undefined {
  if (!/^slot-\d+$/.test(codeWord)) return undefined;
  const space = view.table.spaces.find(({ name }) => name === codeWord.replace("slot", "market"));
  return space?.card ? t("client-cellulose-offer", { card: word(space.card), price: space.co2 ?? 0 }) : undefined;
}
