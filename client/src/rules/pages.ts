// Which page of docs/rules a reader gets: the one in their language, else the English one.
import type { Page } from "./markdown";

const english = import.meta.glob<Page>("../../../docs/rules/*.md", { query: "?rules", import: "default" });
const italian = import.meta.glob<Page>("../../../docs/rules/it/*.md", { query: "?rules", import: "default" });

export type Rules = { language: string; load: () => Promise<Page> };

export function rulesOf(game: string, language: string): Rules | undefined {
  const own = language === "it" ? italian[`../../../docs/rules/it/${game}.md`] : undefined;
  if (own) return { language, load: own };
  const load = english[`../../../docs/rules/${game}.md`];
  return load && { language: "en", load };
}
