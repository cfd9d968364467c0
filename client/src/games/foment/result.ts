// Nobody has points: the end tells who had which strategy, how far it came, and what everyone lived on.
import type { MatchView } from "../../net/types";
import type { ResultRow, Translate, WordLabel } from "../types";
import { aimOf, type FomentTable } from "./table";

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

function rows({ table }: MatchView<FomentTable>, t: Translate, word: WordLabel): ResultRow[] {
  const { players, genome } = table;
  return [
    { name: t("client-foment-end-strategy"), cells: players.map(({ strategy }) => word(strategy)) },
    {
      name: t("client-foment-end-progress"),
      cells: players.map(({ strategy, progress }) => `${progress ?? 0}/${aimOf(table, strategy)}`),
    },
    {
      name: t("client-foment-end-damage"),
      cells: players.map(({ alive, damage }) => (alive ? `${damage}/${genome.length}` : t("client-foment-dead"))),
    },
    { name: t("client-foment-end-nutrients"), cells: players.map(({ nutrients }) => sum(nutrients)) },
    { name: t("client-foment-end-structures"), cells: players.map(({ structures }) => sum(structures)) },
    { name: t("client-foment-end-mutations"), cells: players.map(({ mutations }) => sum(mutations)) },
  ];
}

/** The events that end a game, and the rows of the result. */
export const result = { events: ["foment.claimed", "foment.survived", "foment.expired", "foment.extinct"], rows };
