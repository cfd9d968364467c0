import { expect, it } from "vitest";
import { findRules } from "./pages";

it("gives the page in the reader's language", async () => {
  const italian = findRules("foment", "it");
  expect(italian?.language).toBe("it");
  expect((await italian?.load())?.title).toBe("Foment: le regole con cui giochiamo");
  const english = findRules("foment", "en");
  expect(english?.language).toBe("en");
  expect((await english?.load())?.title).toBe("Foment: the rules we play by");
});

it("gives the English page to a reader whose language has none", () => {
  expect(findRules("foment", "la")?.language).toBe("en");
});

it("gives nothing for a game that has no rules", () => {
  expect(findRules("chess", "it")).toBeUndefined();
});

it("leads a link to a rule or a section to the same place in either language", async () => {
  const [english, italian] = await Promise.all(["en", "it"].map((language) => findRules("foment", language)?.load()));
  expect(italian?.headings.map((heading) => heading.id)).toEqual(english?.headings.map((heading) => heading.id));
});

it("sets sources and rulings of the Italian page apart from the rule", async () => {
  const html = (await findRules("foment", "it")?.load())?.html ?? "";
  expect(html).toContain('<p class="source"><b>Fonte</b> ');
  expect(html).toContain('<p class="ruling"><b>Decisione</b> ');
});
