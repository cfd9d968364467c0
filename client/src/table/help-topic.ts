// Help on a thing of a game: its name, its rule and its biology.
import { topicName, topicSentence } from "../learn/topics";
import type { WordLabel } from "../games/types";
import { hasMessage, t } from "../i18n/language.svelte";

/** `topic` is what the longer texts are found by. */
export type HelpTopic = { name: string; rule: string; biology: string; topic: string };

/**
 * Return the help on a thing; its name is its word where it has no name of its own. A subject, such as one card, has the
 * rule of its kind, but a name and a biology of its own as soon as that has been fetched.
 */
export function helpTopic(game: string, thing: string, word: WordLabel, subject = thing): HelpTopic {
  const own = subject === thing ? "" : topicSentence(game, subject);
  if (own)
    return {
      name: topicName(game, subject),
      rule: t(`client-${game}-learn-${thing}-rule`),
      biology: own,
      topic: subject,
    };
  const name = `client-${game}-learn-${thing}-name`;
  return {
    name: hasMessage(name) ? t(name) : word(thing),
    rule: t(`client-${game}-learn-${thing}-rule`),
    biology: t(`client-${game}-learn-${thing}-biology`),
    topic: thing,
  };
}

/** Return a name with a capital at its beginning, unless it is spelled in a way of its own, such as mRNA. */
export function capitalized(name: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
