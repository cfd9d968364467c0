// Sentences by key from the Fluent files, the same that src/organelle/localization.py gives.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { CodeFields } from "./vocabulary";

export type MessageArgs = Record<string, string | number>;
export type GameEvent = { key: string; number?: number; [field: string]: string | number | undefined };
export type EventFields = Record<string, string>;

const HIDDEN = "hidden";
const MISSING = "none";
const SEAT = "seat";

/** All messages of one language. */
export class Localization {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** Add messages of the same language, such as a game's own. */
  with(sources: string[]): this {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(fileKey(key));
  }

  /** Return the sentence for a key, or the key itself if there is none, which a test forbids. */
  sentence(key: string, args: MessageArgs = {}): string {
    const pattern = this.bundle.getMessage(fileKey(key))?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** Return a word of a code as people say it, or the word itself. Messages get its number, and that plus one as `place`. */
  word(game: string, codeWord: string, seatLabels: string[] = []): string {
    const [stem, number] = splitWord(codeWord);
    if (stem === SEAT && number) return seatLabels[Number(number)] ?? this.seatName(Number(number));
    const key = `${game}-word-${stem}`;
    return this.has(key) ? this.sentence(key, { number, place: Number(number) + 1 }) : codeWord;
  }

  /**
   * Return a code, or the beginning of one, as people say it: by the message of its kind of action, else word by word.
   * The message gets each field by its name, and the stem of its word in the code as `NAME-word`; "none" for both if
   * the code leaves it out. `NAME-known` is "yes" if `labelOf` says more of it than its word, else "no". If there is no
   * field at all, its attribute `alone` is said, else the word.
   */
  codePhrase(
    game: string,
    code: string,
    fields?: CodeFields,
    labelOf = (word: string) => this.word(game, word),
  ): string {
    const key = fields && `${game}-say-${fields[0]}`;
    const message = key ? this.bundle.getMessage(key) : undefined;
    const alone = message?.attributes["alone"];
    const hasFields = fields && Object.values(fields[1]).some(Boolean);
    if (!hasFields && alone) return this.bundle.formatPattern(alone, {}, []);
    if (!key || !hasFields || !message) return code.split(" ").map(labelOf).join(" ");
    const args: MessageArgs = {};
    for (const [name, codeWord] of Object.entries(fields[1])) {
      const label = codeWord ? labelOf(codeWord) : MISSING;
      args[name] = /^\d+$/.test(label) ? Number(label) : label;
      args[`${name}-word`] = codeWord ? splitWord(codeWord)[0] : MISSING;
      args[`${name}-known`] = codeWord && label !== this.word(game, codeWord) ? "yes" : "no";
    }
    return this.sentence(key, args);
  }

  seatName(seat: number): string {
    return this.sentence("player", { number: seat + 1 });
  }

  /**
   * Return the sentence for an event; `fields` are all it could have, with their domains. What the seat that looks did
   * is said by the attribute `you` of the message, where it has one, and where it is meant by another field, by `NAME-you`.
   */
  eventSentence(game: string, event: GameEvent, fields: EventFields, seatLabels: string[], viewer?: number): string {
    const args: MessageArgs = {};
    for (const [name, domain] of Object.entries(fields)) {
      const value = event[name] ?? HIDDEN;
      if (domain === SEAT && value === viewer && name !== SEAT) args[name] = this.sentence("you");
      else if (domain === SEAT && typeof value === "number") args[name] = seatLabels[value] ?? this.seatName(value);
      else args[name] = typeof value === "number" || value === HIDDEN ? value : this.word(game, value, seatLabels);
    }
    const spoken = Object.keys(fields).find((name) => fields[name] === SEAT && event[name] === viewer);
    const attributes = viewer === undefined ? {} : this.bundle.getMessage(fileKey(event.key))?.attributes;
    const addressed = spoken === undefined ? undefined : attributes?.[spoken === SEAT ? "you" : `${spoken}-you`];
    return addressed ? this.bundle.formatPattern(addressed, args, []) : this.sentence(event.key, args);
  }
}

function fileKey(key: string): string {
  return key.replaceAll(".", "-");
}

function splitWord(codeWord: string): [string, string] {
  const colon = codeWord.indexOf(":");
  return colon < 0 ? [codeWord, ""] : [codeWord.slice(0, colon), codeWord.slice(colon + 1)];
}
