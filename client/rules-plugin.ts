// Turns a page of docs/rules into a module when the client is built: `import page from "...md?rules"`.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { noteLabels } from "./src/i18n/build-languages.ts";
import { renderRules } from "./src/rules/render-rules.ts";

/** Return the Vite plugin that loads `*.md?rules` as a RulesPage. */
export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md?rules")) return null;
      const path = id.slice(0, -"?rules".length);
      return `export default ${JSON.stringify(renderRules(await readFile(path, "utf-8"), noteLabels(path)))};`;
    },
  };
}
