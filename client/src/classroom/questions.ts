// The texts of the questions of a game, in the language of the page.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../src/organelle/locales/*/biology-questions-*.ftl", {
  query: "?raw",
  import: "default",
});
const FALLBACK = "en";
/** The answers of a question as they are counted: the right one first. */
const ANSWERS = ["right", "wrong-1", "wrong-2"];

export type QuestionText = {
  text: string;
  /** The answers as they are counted, and the order in which they are shown: the same on every device. */
  answers: string[];
  order: number[];
  why: string;
  /** The idea behind each wrong answer; empty for the right one. */
  ideas: string[];
};

/** Return the order in which the answers to a question are shown, by its name alone. */
export function answerOrder(name: string): number[] {
  let seed = 7;
  for (const sign of name) seed = (seed * 31 + sign.charCodeAt(0)) % 1_000_003;
  const [first, second, third] = [0, 1, 2] as const;
  const orders = [
    [first, second, third],
    [second, first, third],
    [third, second, first],
    [first, third, second],
    [second, third, first],
    [third, first, second],
  ];
  return orders[seed % orders.length]!;
}

/** Return the questions of a file's source by name. */
export function readQuestions(language: string, source: string): Map<string, QuestionText> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const found = new Map<string, QuestionText>();
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id);
    const part = (name: string) => {
      const pattern = message?.attributes[name];
      return pattern ? bundle.formatPattern(pattern) : "";
    };
    found.set(id, {
      text: message?.value ? bundle.formatPattern(message.value) : "",
      answers: ANSWERS.map(part),
      order: answerOrder(id),
      why: part("why"),
      ideas: ["", part("idea-1"), part("idea-2")],
    });
  }
  return found;
}

const loading = new Map<string, Promise<Map<string, QuestionText>>>();

/**
 * Fetch the questions of a game; none if it has none. The same promise is returned again, so that what is shown stays
 * as it is whenever news of the class arrive.
 */
export function loadQuestions(language: string, game: string): Promise<Map<string, QuestionText>> {
  const path = (code: string) => `../../../src/organelle/locales/${code}/biology-questions-${game}.ftl`;
  const found = files[path(language)] ? path(language) : path(FALLBACK);
  const read = async () => {
    const source = await files[found]?.().catch((error: unknown) => {
      loading.delete(found);
      throw error;
    });
    return source === undefined ? new Map<string, QuestionText>() : readQuestions(language, source);
  };
  if (!loading.has(found)) loading.set(found, read());
  return loading.get(found)!;
}
