// What a slot of the market holds now, for those who choose by name.
import type { MatchView } from "../../net/types";
import type { Say, Word } from "../types";
import type { CelluloseTable } from "./table";

export function called(spoken: string, view: MatchView<CelluloseTable>, t: Say, word: Word): string | undefined {
  if (!/^slot-\d+$/.test(spoken)) return undefined;
  const space = view.table.spaces.find(({ name }) => name === spoken.replace("slot", "market"));
  return space?.card ? t("client-cellulose-offer", { card: word(space.card), price: space.co2 ?? 0 }) : undefined;
}
