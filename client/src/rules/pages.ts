// Which page of docs/rules a reader gets: the one in their language, else the English one.
import type { RulesPage } from "./render-rules";

/** English lies in docs/rules itself, every other language in a folder of its own there. */
const FALLBACK = "en";
const PAGES = import.meta.glob<RulesPage>("../../../docs/rules/**/*.md", { query: "?rules", import: "default" });

export type RulesSource = { language: string; load: () => Promise<RulesPage> };

/** Return the rules of a game and the language they are in, or undefined if the game has no rules page. */
export function findRules(game: string, language: string): RulesSource | undefined {
  const own = PAGES[`../../../docs/rules/${language}/${game}.md`];
  if (own) return { language, load: own };
  const load = PAGES[`../../../docs/rules/${game}.md`];
  return load && { language: FALLBACK, load };
}
