// What events bring and cost, in numbers.
import { describe, expect, it } from "vitest";
import { rangesOf, summed } from "./changes";
import * as cellulose from "./cellulose/changes";
import type { CelluloseTable } from "./cellulose/table";
import * as cytosis from "./cytosis/changes";
import type { CytosisTable } from "./cytosis/table";
import * as foment from "./foment/changes";
import type { FomentTable } from "./foment/table";

it("sums up by thing, costs first, and leaves out what comes to nothing", () => {
  const changes = [
    { thing: "atp", amount: 2 },
    { thing: "carb", amount: -1 },
    { thing: "atp", amount: 1 },
    { thing: "lipid", amount: 1 },
    { thing: "lipid", amount: -1 },
  ];
  expect(summed(changes)).toEqual([
    { thing: "carb", amount: -1 },
    { thing: "atp", amount: 3 },
  ]);
});

it("gives the range of what several answers bring", () => {
  const [two, three] = [2, 3].map((amount) => [{ thing: "hormone", amount }]);
  expect(rangesOf([two!, three!])).toEqual([{ thing: "hormone", least: 2, most: 3 }]);
  expect(rangesOf([two!, []])).toEqual([{ thing: "hormone", least: 0, most: 2 }]);
});

describe("cytosis", () => {
  const table = {
    vesicles: [{ area: "golgi", owner: 0, base: "protein", amount: 2, addition: "carb" }],
    market: [{ card: "lyase", price: 2 }],
    spots: { "transporter:2": { gives: 2, price: 2 } },
  } as unknown as CytosisTable;
  const of = (key: string, fields: object) => cytosis.changesOf({ key: `cytosis.${key}`, seat: 0, ...fields }, table);

  it("pays mRNA for the proteins of a vesicle, and gives everything of an evicted one back", () => {
    expect(of("vesicle.placed", { resource: "protein", count: 3 })).toEqual([{ thing: "mrna", amount: -3 }]);
    expect(of("vesicle.evicted", { vesicle: "vesicle:0" })).toEqual([
      { thing: "protein", amount: 2 },
      { thing: "carb", amount: 1 },
    ]);
    expect(of("flask.placed", { place: "golgi" })).toEqual([]);
  });

  it("knows what its places ask for", () => {
    expect(cytosis.pricesOf(["transporter:2"], table)).toEqual([{ thing: "atp", needs: 2 }]);
    expect(cytosis.pricesOf(["market:0"], table)).toEqual([{ thing: "atp", needs: 2 }]);
    expect(cytosis.pricesOf(["nucleus:3"], table)).toEqual([]);
  });
});

it("asks for twelve of each where photosynthesis happens twice", () => {
  const table = { spaces: [{ name: "market-2", card: "lipase", co2: 1 }] } as unknown as CelluloseTable;
  expect(cellulose.pricesOf(["chloroplasts", "small"], table).map(({ needs }) => needs)).toEqual([12, 12]);
  expect(cellulose.pricesOf(["market", "slot-2"], table)).toEqual([{ thing: "co2", needs: 1 }]);
  expect(cellulose.changesOf({ key: "cellulose.paid", seat: 0, resource: "atp", amount: 2 })).toEqual([
    { thing: "atp", amount: -2 },
  ]);
});

it("takes the price of a structure as the view says it", () => {
  const table = { plasmids: { membrane: { cost: { lipid: 1, amino: 0, carb: 0 } } } } as unknown as FomentTable;
  expect(foment.pricesOf(["build", "membrane"], table)).toEqual([{ thing: "lipid", needs: 1 }]);
  expect(foment.changesOf({ key: "foment.built", seat: 0, structure: "membrane" }, table)).toEqual([
    { thing: "lipid", amount: -1 },
  ]);
});
