// Turns a page of docs/rules into a module when the client is built: `import page from "...md?rules"`.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { page } from "./src/rules/markdown.ts";

export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md?rules")) return null;
      const text = await readFile(id.slice(0, -"?rules".length), "utf-8");
      return `export default ${JSON.stringify(page(text))};`;
    },
  };
}
