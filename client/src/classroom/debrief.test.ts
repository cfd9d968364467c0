import { expect, test } from "vitest";
import { gainedAndPaid } from "./debrief";

const debrief = {
  game: "cytosis",
  tables: 2,
  totals: {
    "cytosis.resource.gained": { times: 3, atp: 7, lipid: 1 },
    "cytosis.resource.paid": { times: 2, atp: 5 },
    "cytosis.round.began": { times: 9 },
  },
  often: [],
  route: [],
  route_table: 0,
  concepts: [],
};

test("what was gained and paid is added up by resource", () => {
  expect(gainedAndPaid(debrief)).toEqual([
    ["atp", 7, 5],
    ["lipid", 1, 0],
  ]);
});
