// Tells browsers without JavaScript that the page needs it, in every language.
import type { Plugin } from "vite";
import { languageMessage, languages } from "./src/i18n/build-languages.ts";

/** Return the Vite plugin that fills the <noscript> of index.html. */
export function noscriptMessage(): Plugin {
  const sentence = (language: string) =>
    `<span lang="${language}">${languageMessage(language, "language-needs-javascript")}</span>`;
  return {
    name: "noscript-message",
    transformIndexHtml: (html) => html.replace("<!-- noscript -->", () => languages().map(sentence).join(" ")),
  };
}
