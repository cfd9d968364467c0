import { describe, expect, it } from "vitest";
import { Localization } from "../../i18n/localization";
import type { MatchView } from "../../net/types";
import { labelFor } from "./labels";
import type { FomentTable } from "./table";

const files = import.meta.glob<string>("../../../../src/organelle/locales/*/*foment.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A sea with food in the centre, and one pile. */
const view = {
  seat: null,
  table: {
    regions: { c: { nutrients: { lipid: 1, amino: 0, carb: 2 } }, v1: { nutrients: { lipid: 0, amino: 0, carb: 0 } } },
    shares: [
      {
        region: "c",
        piles: [
          { name: "pile:a", nutrients: { lipid: 0, amino: 3, carb: 0 } },
          { name: "pile:b", nutrients: { lipid: 0, amino: 0, carb: 0 } },
        ],
      },
    ],
    players: [],
  },
} as unknown as MatchView<FomentTable>;

describe.each([
  [
    "en",
    "swim to the centre (1 lipid, 2 carbs)",
    "swim to Kogia",
    "take pile a (3 amino acids)",
    "take pile b (nothing)",
  ],
  [
    "it",
    "nuota al centro (1 lipide, 2 carboidrati)",
    "nuota in Kogia",
    "prendi il mucchio a (3 amminoacidi)",
    "prendi il mucchio b (niente)",
  ],
])("in %s", (language, centre, empty, pile, emptyPile) => {
  const sources = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const text = new Localization(
    language,
    sources.map(([, source]) => source),
  );
  const word = (name: string) => text.word("foment", name);
  const label = (name: string) => labelFor(name, view, (key, args) => text.sentence(key, args), word) ?? word(name);

  it("says with a choice what lies there", () => {
    const said = (kind: string, field: string, name: string) =>
      text.codePhrase("foment", `${kind} ${name}`, [kind, { [field]: name }], label);
    expect([said("move", "region", "c"), said("move", "region", "v1")]).toEqual([centre, empty]);
    expect([said("take", "pile", "pile:a"), said("take", "pile", "pile:b")]).toEqual([pile, emptyPile]);
  });
});
