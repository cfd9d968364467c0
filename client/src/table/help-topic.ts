// Help on a thing of a game: its name, its rule and its biology.
import type { WordLabel } from "../games/types";
import { hasMessage, t } from "../i18n/language.svelte";

export type HelpTopic = { name: string; rule: string; biology: string };

/** Return the help on a thing; its name is its word where it has no name of its own. */
export function helpTopic(game: string, thing: string, word: WordLabel): HelpTopic {
  const name = `client-${game}-learn-${thing}-name`;
  return {
    name: hasMessage(name) ? t(name) : word(thing),
    rule: t(`client-${game}-learn-${thing}-rule`),
    biology: t(`client-${game}-learn-${thing}-biology`),
  };
}
