import { expect, it } from "vitest";
import { Localization } from "../../i18n/localization";
import type { CodeFields } from "../../i18n/vocabulary";
import type { MatchView } from "../../net/types";
import { labelFor } from "./labels";
import type { CytosisTable } from "./table";

const files = import.meta.glob<string>("../../../../src/organelle/locales/*/*cytosis.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const common = import.meta.glob<string>("../../../../src/organelle/locales/*/common.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const table: Partial<CytosisTable> = {
  spots: {
    "nucleus:3": { gives: 3, price: 0 },
    "transporter:2": { gives: 2, price: 2 },
    "mitochondria:carb": { gives: 6, price: 1 },
  },
  market: [
    { card: "dhea", price: 0 },
    { card: "catalase", price: 1 },
  ],
  vesicles: [
    { area: "rough-er", owner: 0, base: "protein", amount: 3, addition: "" },
    { area: "golgi", owner: 1, base: "lipid", amount: 1, addition: "carb" },
    { area: "golgi", owner: -1 },
  ],
  mine: { seen: ["cortisol", "mrna-reserve"] },
};

function says(language: string, code: string, fields: CodeFields): string {
  const sources = [...Object.entries(files), ...Object.entries(common)].filter(([path]) =>
    path.includes(`/${language}/`),
  );
  const texts = new Localization(
    language,
    sources.map(([, source]) => source),
  );
  const word = (codeWord: string) => texts.word("cytosis", codeWord);
  const view = { table, seat: 0 } as MatchView<CytosisTable>;
  const label = (codeWord: string) =>
    labelFor(codeWord, view, (key, args) => texts.sentence(key, args), word) ?? word(codeWord);
  return texts.codePhrase("cytosis", code, fields, label);
}

it.each([
  ["en", "take DHEA for free, then play mRNA reserve"],
  ["it", "prendi DHEA gratis, poi gioca la carta riserva di mRNA"],
])("says in %s which card is bought, and for what", (language, phrase) => {
  const fields: CodeFields = ["market", { market: "market:0", then: "mrna-reserve" }];
  expect(says(language, "market:0 mrna-reserve", fields)).toBe(phrase);
});

it.each([
  [
    "en",
    "move your 3 proteins in the Rough ER to the Golgi and add a carb, sending back 1 lipid and a carb of Player 2 in the Golgi",
  ],
  [
    "it",
    "sposta le tue 3 proteine del RE rugoso nel Golgi e aggiungi un carboidrato, rimandando indietro il lipide e il carboidrato di Giocatore 2 nel Golgi",
  ],
])("says in %s what vesicles carry, whose they are and where", (language, phrase) => {
  const said = { joining: "", vesicle: "vesicle:0", addition: "carb", evicted: "vesicle:1", then: "" };
  expect(says(language, "golgi vesicle:0 carb vesicle:1", ["golgi", said])).toBe(phrase);
});

it.each([
  ["en", "exocytosis: complete DHEA with 1 lipid and a carb of Player 2 in the Golgi", "vesicle place 3"],
  [
    "it",
    "esocitosi: completa la carta DHEA con il lipide e il carboidrato di Giocatore 2 nel Golgi",
    "posto vescicola 3",
  ],
])("says in %s what completes a card, and names a free place", (language, phrase, free) => {
  const said = { joining: "", vesicle: "vesicle:1", card: "dhea", then: "" };
  expect(says(language, "exocytosis vesicle:1 dhea", ["exocytosis", said])).toBe(phrase);
  const left = { joining: "", vesicle: "vesicle:2", card: "", then: "" };
  expect(says(language, "exocytosis vesicle:2", ["exocytosis", left])).toContain(free);
});

it.each([
  ["en", "nucleus: 3 mRNA", "glucose transporter: 2 carbs for 2 ATP, with one more for 1 ATP more"],
  ["it", "nucleo: 3 mRNA", "trasporto glucosio: 2 carboidrati per 2 ATP, con un carboidrato in più per un altro ATP"],
])("says in %s what a spot brings and costs", (language, nucleus, transporter) => {
  expect(says(language, "nucleus:3", ["spot", { spot: "nucleus:3", extra: "", then: "" }])).toBe(nucleus);
  const burning = says(language, "mitochondria:carb", ["spot", { spot: "mitochondria:carb", extra: "", then: "" }]);
  expect(burning).toMatch(/^mito.*: 6 ATP (for a carb|per un carboidrato)$/);
  const more = { spot: "transporter:2", extra: "extra", then: "" };
  expect(says(language, "transporter:2 extra", ["spot", more])).toBe(transporter);
});

it.each([
  ["en", "put card 2 (mRNA reserve) back on top, card 1 (cortisol) below"],
  ["it", "rimetti la carta 2 (riserva di mRNA) in cima e la carta 1 (cortisolo) sotto"],
])("names in %s the cards that are put back", (language, phrase) => {
  const said = { first: "top:1", second: "top:0", third: "" };
  expect(says(language, "replace top:1 top:0", ["replace", said])).toBe(phrase);
});
