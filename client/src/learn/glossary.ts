// The glossary: terms that all games share, then those of each game.
import { biologyKeys, biologyText } from "./biology.svelte";

export type Term = { key: string; term: string; text: string; others: { language: string; term: string }[] };

const PART = "glossary";
const KEY = /^(glossary-([a-z]+)-.+)-term$/;

/** Return the terms that concern a game, or all of them, by the alphabet of a language; `others` are the same in other languages. */
export function glossary(game: string, language: string, languages: string[]): Term[] {
  return biologyKeys(PART, language)
    .flatMap((key) => {
      const found = KEY.exec(key);
      return found && (game === "" || [game, "all"].includes(found[2]!)) ? [found[1]!] : [];
    })
    .map((key) => ({
      key,
      term: biologyText(PART, `${key}-term`, language),
      text: biologyText(PART, `${key}-text`, language),
      others: languages
        .filter((other) => other !== language)
        .map((other) => ({ language: other, term: biologyText(PART, `${key}-term`, other) }))
        .filter(({ term }) => term),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}
