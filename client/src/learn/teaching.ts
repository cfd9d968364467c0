// Which page of docs/teach a reader gets: the one in their language, else the English one.
import type { RulesPage } from "../rules/render-rules";

/** English lies in docs/teach itself, every other language in a folder of its own there. */
const FALLBACK = "en";
const PAGES = import.meta.glob<RulesPage>("../../../docs/teach/**/*.md", { query: "?rules", import: "default" });

export type TeachingPart = { id: string; title: string; html: string };
export type TeachingPage = { title: string; language: string; parts: TeachingPart[] };

/** Return the games with teaching material. */
export const TAUGHT: string[] = Object.keys(PAGES)
  .filter((path) => path.split("/").length === 6)
  .map((path) => path.split("/").at(-1)!.replace(".md", ""));

/** Load the material of a game, each part by itself: the plan, the handout and the key. */
export async function loadTeaching(game: string, language: string): Promise<TeachingPage> {
  const own = PAGES[`../../../docs/teach/${language}/${game}.md`];
  const page = await (own ?? PAGES[`../../../docs/teach/${game}.md`]!)();
  const titles = page.headings.filter(({ level }) => level === 2);
  const parts = page.html.split(/(?=<h2)/).filter((html) => html.startsWith("<h2"));
  return {
    title: page.title,
    language: own ? language : FALLBACK,
    parts: parts.map((html, index) => ({ id: titles[index]!.id, title: titles[index]!.title, html })),
  };
}
