import { expect, test } from "vitest";
import { gainedAndPaid } from "./debrief";

const debrief = {
  game: "cytosis",
  tables: 2,
  totals: {
    "cytosis.resource.gained": { times: 3, atp: 7, lipid: 1 },
    "cytosis.resource.paid": { times: 2, atp: 5 },
    "cytosis.boost.taken": { times: 1, atp: 1 },
    "cytosis.round.began": { times: 9 },
  },
  often: [],
  route: [],
  route_table: 0,
  concepts: [],
};

test("of Cytosis the ATP is added up, with what events gave", () => {
  expect(gainedAndPaid(debrief)).toEqual([["atp", 8, 5]]);
});

test("nutrients are added up whether one or several are named, and light is a gain", () => {
  const totals = {
    "foment.ate": { times: 4, lipids: 2, aminos: 3, carbs: 5 },
    "foment.grew": { times: 1, lipids: 1, carbs: 2 },
    "foment.maintained": { times: 3, lipid: 1, amino: 2 },
    "foment.paid": { times: 1, carbs: 2 },
  };
  expect(gainedAndPaid({ ...debrief, game: "foment", totals })).toEqual([
    ["lipid", 3, 1],
    ["amino", 3, 2],
    ["carb", 7, 2],
  ]);
});
