// What a thing of a game is called, its rule and its biology.
import type { Word } from "../games/types";
import { known, t } from "../i18n/language.svelte";

export type Lesson = { name: string; rule: string; biology: string };

/** The lesson of a thing; it is called by its word where it has no name of its own. */
export function lessonOf(game: string, thing: string, word: Word): Lesson {
  const name = `client-${game}-learn-${thing}-name`;
  return {
    name: known(name) ? t(name) : word(thing),
    rule: t(`client-${game}-learn-${thing}-rule`),
    biology: t(`client-${game}-learn-${thing}-biology`),
  };
}
