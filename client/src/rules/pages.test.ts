import { expect, it } from "vitest";
import { rulesOf } from "./pages";

it("gives the page in the reader's language", async () => {
  const italian = rulesOf("foment", "it");
  expect(italian?.language).toBe("it");
  expect((await italian?.load())?.title).toBe("Foment: le regole con cui giochiamo");
  const english = rulesOf("foment", "en");
  expect(english?.language).toBe("en");
  expect((await english?.load())?.title).toBe("Foment: the rules we play by");
});

it("gives the English page to a reader whose language has none", () => {
  expect(rulesOf("foment", "la")?.language).toBe("en");
});

it("gives nothing for a game that has no rules", () => {
  expect(rulesOf("chess", "it")).toBeUndefined();
});

it("leads a link to a rule or a section to the same place in either language", async () => {
  const [english, italian] = await Promise.all(["en", "it"].map((language) => rulesOf("foment", language)?.load()));
  expect(italian?.headings.map((heading) => heading.id)).toEqual(english?.headings.map((heading) => heading.id));
});

it("sets sources and rulings of the Italian page apart from the rule", async () => {
  const html = (await rulesOf("foment", "it")?.load())?.html ?? "";
  expect(html).toContain('<p class="source"><b>Fonte</b> ');
  expect(html).toContain('<p class="ruling"><b>Decisione</b> ');
});
