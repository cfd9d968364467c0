// The long texts on biology, fetched when they are first asked for: one file for each part and language.
import { FluentResource } from "@fluent/bundle";
import { Localization } from "../i18n/localization";
import { language } from "../i18n/language.svelte";

const LOCALES = "../../../src/organelle/locales";
const files = import.meta.glob<string>("../../../src/organelle/locales/*/biology-*.ftl", {
  query: "?raw",
  import: "default",
});

type Part = { text: Localization; keys: string[] };
/** What has been fetched, by language and part. */
let loaded = $state.raw<Record<string, Part>>({});
const pending = new Map<string, Promise<void>>();

/** Fetch a part, such as a game or "glossary", in a language, by default that of the page; a part without a file is empty. */
export function loadBiology(part: string, code = language.current): Promise<void> {
  const key = `${code}/${part}`;
  const found = pending.get(key) ?? fetchPart(key, code, part);
  pending.set(key, found);
  return found;
}

async function fetchPart(key: string, code: string, part: string): Promise<void> {
  try {
    const source = (await files[`${LOCALES}/${code}/biology-${part}.ftl`]?.()) ?? "";
    const keys = new FluentResource(source).body.map((entry) => entry.id);
    loaded = { ...loaded, [key]: { text: new Localization(code, [source]), keys } };
  } catch {
    // Without a network the short texts stay, and whoever asks next tries again.
    pending.delete(key);
  }
}

/** Return a text of a part that has been fetched, or "" while or where there is none. */
export function biologyText(part: string, key: string, code = language.current): string {
  const found = loaded[`${code}/${part}`]?.text;
  return found?.has(key) ? found.sentence(key) : "";
}

/** Return the keys of a part that has been fetched, in the order of its file. */
export function biologyKeys(part: string, code = language.current): string[] {
  return loaded[`${code}/${part}`]?.keys ?? [];
}
