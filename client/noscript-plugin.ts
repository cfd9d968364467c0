// Tells browsers without JavaScript that the page needs it, in every language.
import type { Plugin } from "vite";
import { javascriptNotices } from "./src/i18n/build-languages.ts";

/** Return the Vite plugin that fills the <noscript> of index.html. */
export function noscriptMessage(): Plugin {
  const notices = javascriptNotices().map(({ language, text }) => `<span lang="${language}">${text}</span>`);
  return {
    name: "noscript-message",
    transformIndexHtml: (html) => html.replace("<!-- noscript -->", () => notices.join(" ")),
  };
}
