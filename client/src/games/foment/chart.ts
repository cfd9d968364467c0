// Nobody has points before the end: what everyone sees is how near each cell is to its death, which also decides the last round.
import type { MatchView } from "../../net/types";
import type { FomentTable } from "./table";

/** What the chart of a finished game shows: the damage each cell can still take. */
export const chart = {
  values: ({ table }: MatchView<FomentTable>): number[] =>
    table.players.map(({ damage }) => table.genome.length - damage),
  caption: "client-foment-course",
};
