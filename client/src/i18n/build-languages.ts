// The languages of the page when it is built: one for each folder of src/organelle/locales.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import type { NoteLabels } from "../rules/render-rules.ts";

const LOCALES = new URL("../../../src/organelle/locales/", import.meta.url);
/** The language of the pages in docs/rules itself; each other language has a folder there. */
const FALLBACK = "en";

/** Return the codes of all languages in the order of the alphabet. */
function languages(): string[] {
  const entries = readdirSync(LOCALES, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Return a message of a language's language.ftl, or throw an Error if it has none of that name. */
function languageMessage(language: string, key: string): string {
  const source = readFileSync(new URL(`${language}/language.ftl`, LOCALES), "utf-8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`locales/${language}/language.ftl has no ${key}`);
  return bundle.formatPattern(pattern);
}

/** Return the labels of the notes on a rules page, given the path of the page. */
export function noteLabels(path: string): NoteLabels {
  const folder = path.split("/").at(-2) ?? "";
  const label = (name: string) =>
    languageMessage(languages().includes(folder) ? folder : FALLBACK, `language-rules-${name}`);
  return { source: label("source"), ruling: label("ruling"), example: label("example") };
}

/** Return the sentence that the page needs JavaScript, once in each language. */
export function javascriptNotices(): { language: string; text: string }[] {
  return languages().map((language) => ({ language, text: languageMessage(language, "language-needs-javascript") }));
}
