// A plan in sentences; the terminal says the same.
import { t } from "../i18n/language.svelte";
import type { PlanAim, PlanStop, PlanText } from "../net/types";

/** Return a word, or a code and its beginnings, as people say them. */
export type Say = (spoken: string) => string;

/** Return a sentence of a plan. */
export function planSentence({ key, words = {}, numbers = {} }: PlanText, word: Say): string {
  const said = Object.fromEntries(Object.entries(words).map(([name, spoken]) => [name, word(spoken)]));
  return t(key, { ...said, ...numbers });
}

/** Return an aim, what it still lacks, and the way there. */
export function aimSentence({ text, missing = {}, route = [] }: PlanAim, word: Say, phrase: Say): string {
  const parts = [planSentence(text, word)];
  const amounts = Object.entries(missing).map(([thing, count]) => t("plan-amount", { count, thing: word(thing) }));
  if (amounts.length) parts.push(t("plan-missing", { list: amounts.join(", ") }));
  else if (route.length) parts.push(t("plan-ready"));
  if (route.length)
    parts.push(t("plan-route", { list: route.map((stop) => stopWords(stop, word, phrase)).join(" → ") }));
  return parts.join(" ");
}

/** Return a stop with what it adds; one that is closed now is told as a later one. */
function stopWords({ place, brings, open }: PlanStop, word: Say, phrase: Say): string {
  const said = brings ? t("plan-stop-with", { place: phrase(place), thing: word(brings) }) : phrase(place);
  return open ? said : t("client-guide-later", { place: said });
}
