// What has a biology: a topic is what a drawing explains a thing by, or the name of one card, event, goal or virus.
import { hasMessage, t } from "../i18n/language.svelte";
import { biologyText } from "./biology.svelte";

export type BiologyTexts = { sentence: string; more: string; simplified: string; source: string };

/** Return the topic of a word in a code or an event, such as `goal-enzymes` of `goal:enzymes`. */
export const topicOf = (word: string): string => word.replace(":", "-");

/** Return what a topic is called. */
export function topicName(game: string, topic: string): string {
  const [stem = "", rest = ""] = topic.startsWith("goal-") ? ["goal", topic.slice("goal-".length)] : [topic];
  const keys = [
    `client-${game}-learn-${topic}-name`,
    `client-biology-name-${topic}`,
    `${game}-word-${stem}`,
    `${game}-species-${topic}`,
    `${game}-value-scenario-${topic}`,
  ];
  const key = keys.find(hasMessage);
  return key ? t(key, { number: rest, place: 0 }) : topic;
}

/** Return the texts on a topic, each "" where it is missing or has not been fetched. */
export function topicTexts(game: string, topic: string): BiologyTexts {
  const part = (name: string) => biologyText(game, `${game}-bio-${topic}-${name}`);
  return {
    sentence: topicSentence(game, topic),
    more: part("more"),
    simplified: part("simplified"),
    source: part("source"),
  };
}

/** Return the biology of a topic in one sentence: what the page has at once, else what was fetched. */
export function topicSentence(game: string, topic: string): string {
  const short = `client-${game}-learn-${topic}-biology`;
  return hasMessage(short) ? t(short) : biologyText(game, `${game}-bio-${topic}-sentence`);
}
