// Sentences by key from the Fluent files, said exactly as src/organelle/text.py says them.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;
export type Fact = { key: string; number?: number; [field: string]: string | number | undefined };
export type Fields = Record<string, string>;

const HIDDEN = "hidden";
const SEAT = "seat";

export class Text {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** More text of the same language, such as a game's own. */
  with(sources: string[]): this {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(fileKey(key));
  }

  /** The sentence for a key; an unknown key is shown as it is, which a test forbids. */
  sentence(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(fileKey(key))?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** A word of a code as people say it; words no file knows stay as they are. People count places from one: `place`. */
  word(game: string, spoken: string, called: string[] = []): string {
    const [stem, number] = parted(spoken);
    if (stem === SEAT && number) return called[Number(number)] ?? this.player(Number(number));
    const key = `${game}-word-${stem}`;
    return this.has(key) ? this.sentence(key, { number, place: Number(number) + 1 }) : spoken;
  }

  /** A code as people say it: as the files say codes of that first word and so many more, otherwise word by word. */
  phrase(
    game: string,
    code: string,
    called: string[] = [],
    named = (word: string) => this.word(game, word, called),
  ): string {
    const [first = "", ...rest] = code.split(" ");
    const words = rest.map(named);
    const key = `${game}-say-${first}-${rest.length}`;
    if (this.has(key))
      return this.sentence(key, Object.fromEntries(words.map((word, place) => ["abc"[place] ?? "", word])));
    return [named(first), ...words].join(" ");
  }

  player(seat: number): string {
    return this.sentence("player", { number: seat + 1 });
  }

  /** An event as a sentence; `fields` are all it could have, with their domains; `called` names the seats. */
  told(game: string, fact: Fact, fields: Fields, called: string[]): string {
    const args: Args = {};
    for (const [name, domain] of Object.entries(fields)) {
      const value = fact[name] ?? HIDDEN;
      if (domain === SEAT && typeof value === "number") args[name] = called[value] ?? this.player(value);
      else args[name] = typeof value === "number" || value === HIDDEN ? value : this.word(game, value, called);
    }
    return this.sentence(fact.key, args);
  }
}

function fileKey(key: string): string {
  return key.replaceAll(".", "-");
}

function parted(spoken: string): [string, string] {
  const colon = spoken.indexOf(":");
  return colon < 0 ? [spoken, ""] : [spoken.slice(0, colon), spoken.slice(colon + 1)];
}
