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
  market: [
    { card: "dhea", price: 0 },
    { card: "catalase", price: 1 },
  ],
  vesicles: [
    { area: "rough-er", owner: 0, base: "protein", amount: 3, addition: "" },
    { area: "golgi", owner: 1, base: "lipid", amount: 1, addition: "carb" },
  ],
  mine: { seen: ["cortisol", "mrna-reserve"] },
};

function says(language: string, code: string, fields: CodeFields): string {
  const sources = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = new Localization(
    language,
    sources.map(([, source]) => source),
  );
  const word = (codeWord: string) => texts.word("cytosis", codeWord);
  const view = { table } as MatchView<CytosisTable>;
  const label = (codeWord: string) =>
    labelFor(codeWord, view, (key, args) => texts.sentence(key, args), word) ?? word(codeWord);
  return texts.codePhrase("cytosis", code, fields, label);
}

it.each([
  ["en", "buy from market place 1: DHEA for free, then play mRNA reserve"],
  ["it", "compra dal posto 1 del mercato: DHEA gratis, poi gioca la carta riserva di mRNA"],
])("says in %s which card is bought, and for what", (language, phrase) => {
  const fields: CodeFields = ["market", { market: "market:0", then: "mrna-reserve" }];
  expect(says(language, "market:0 mrna-reserve", fields)).toBe(phrase);
});

it.each([
  [
    "en",
    "Golgi: move the vesicle from vesicle place 1 (3 proteins) and add a carb, sending the vesicle on vesicle place 2 (1 lipid and a carb) back to its owner",
  ],
  [
    "it",
    "Golgi: sposta la vescicola dal posto vescicola 1 (3 proteine) e aggiungi un carboidrato, rimandando al proprietario la vescicola sul posto vescicola 2 (1 lipide e un carboidrato)",
  ],
])("says in %s what vesicles carry", (language, phrase) => {
  const said = { joining: "", vesicle: "vesicle:0", addition: "carb", evicted: "vesicle:1", then: "" };
  expect(says(language, "golgi vesicle:0 carb vesicle:1", ["golgi", said])).toBe(phrase);
});

it.each([
  ["en", "vesicle place 2 (1 lipid and a carb) of Player 2"],
  ["it", "posto vescicola 2 (1 lipide e un carboidrato) di Giocatore 2"],
])("says in %s whose vesicle it is", (language, phrase) => {
  const texts = new Localization(
    language,
    [...Object.entries(files), ...Object.entries(common)]
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, source]) => source),
  );
  const word = (codeWord: string) => texts.word("cytosis", codeWord);
  const view = { table, seat: 0 } as MatchView<CytosisTable>;
  const said = (codeWord: string) => labelFor(codeWord, view, (key, args) => texts.sentence(key, args), word);
  expect(said("vesicle:1")).toBe(phrase);
  expect(said("vesicle:0")).not.toContain("1 (3 proteins) of");
});

it.each([
  ["en", "put card 2 (mRNA reserve) back on top, card 1 (cortisol) below"],
  ["it", "rimetti la carta 2 (riserva di mRNA) in cima e la carta 1 (cortisolo) sotto"],
])("names in %s the cards that are put back", (language, phrase) => {
  const said = { first: "top:1", second: "top:0", third: "" };
  expect(says(language, "replace top:1 top:0", ["replace", said])).toBe(phrase);
});
