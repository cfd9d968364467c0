import { expect, it } from "vitest";
import type { MatchView } from "../../net/types";
import { result } from "./result";
import type { FomentTable, Player } from "./table";

function player(given: Partial<Player>): Player {
  const nothing = { lipid: 0, amino: 0, carb: 0 };
  return {
    species: "vibrio",
    alive: true,
    region: "c",
    damage: 0,
    nutrients: nothing,
    structures: {},
    powered: [],
    mutations: {},
    defence: 3,
    encysted: false,
    ready: false,
    strategy: "quorum",
    progress: 0,
    ...given,
  };
}

it("tells of everyone which strategy it was, how far it came, and what the cell had", () => {
  const winner = player({
    strategy: "encapsulation",
    progress: 4,
    damage: 2,
    structures: { membrane: 3, wall: 1 },
    nutrients: { lipid: 1, amino: 0, carb: 2 },
  });
  const dead = player({ alive: false, damage: 6, progress: 1, mutations: { cyst: 1 } });
  const table = {
    genome: [0, 1, 2, 2, 3, 3],
    goals: { encapsulation: { layers: 4 }, quorum: { company: 3, meetings: 2 } },
    players: [winner, dead],
  };
  const rows = result.rows(
    { table } as unknown as MatchView<FomentTable>,
    (key) => key,
    (word) => word,
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["encapsulation", "quorum"],
    ["4/4", "1/2"],
    ["2/6", "client-foment-dead"],
    [3, 0],
    [4, 0],
    [0, 1],
  ]);
});
