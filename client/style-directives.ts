// The page's policy forbids style attributes in markup, so those written there become directives, which set styles from script.
import type { PreprocessorGroup } from "svelte/compiler";

export function styleDirectives(): PreprocessorGroup {
  return {
    name: "style-directives",
    markup: ({ content }) => ({ code: content.replace(/\sstyle="([^"{}]*)"/g, (_, css: string) => directives(css)) }),
  };
}

export function directives(css: string): string {
  return css
    .split(";")
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => {
      const colon = rule.indexOf(":");
      return ` style:${rule.slice(0, colon).trim()}="${rule.slice(colon + 1).trim()}"`;
    })
    .join("");
}
