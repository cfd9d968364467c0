// The answer in the making: words chosen along the trie, until they are a code.
import { t } from "../i18n/language.svelte";
import type { Fact } from "../i18n/text";
import type { Link } from "../net/link.svelte";
import { sentenceOf } from "../parts/fault";
import { confirming } from "../settings.svelte";
import { back, choose, complete, END, nextWords, only, within, type WordState } from "./trie";

export class Chooser {
  chosen = $state.raw<string[]>([]);
  sending = $state(false);
  fault = $state("");
  private previews = new Map<string, Promise<Fact[]>>();
  private question = "";

  constructor(
    private readonly link: Link,
    private readonly label: (word: string) => string,
  ) {}

  get codes(): string[] {
    return this.sending ? [] : (this.link.state?.codes ?? []);
  }

  /** What can be chosen next. */
  get words(): Map<string, WordState> {
    const found = new Map<string, WordState>();
    for (const [word, count] of nextWords(this.codes, this.chosen))
      found.set(word, { label: word === END ? t("client-choose-end") : this.label(word), count });
    return found;
  }

  /** The answer to be confirmed: all its words are said, or it is the only one left. */
  get ready(): string | undefined {
    return only(this.codes, this.chosen);
  }

  /** Forgets the words where the question is another one. */
  heard(): void {
    const state = this.link.state;
    const question = state ? `${state.seat} ${state.version} ${state.codes.length}` : "";
    this.sending = false;
    if (question === this.question) return;
    this.question = question;
    this.chosen = [];
    this.previews.clear();
  }

  pick = (word: string): void => {
    if (!this.words.has(word)) return;
    this.fault = "";
    this.chosen = choose(this.codes, this.chosen, word);
    const code = complete(this.codes, this.chosen);
    if (code !== undefined && !confirming()) void this.send(code);
  };

  back = (): void => {
    this.chosen = back(this.codes, this.chosen);
  };

  /** Takes back the word at that place and all after it. */
  cut = (place: number): void => {
    this.chosen = this.chosen.slice(0, place);
    while (this.chosen.length > 0 && nextWords(this.codes, this.chosen).size === 1) this.chosen = this.chosen.slice(0, -1);
  };

  leads = (path: string[]): boolean => within(this.codes, [...this.chosen, ...path]).length > 0;

  /** The code that a word would leave as the only one. */
  behind(word: string): string | undefined {
    return only(this.codes, [...this.chosen, word]);
  }

  preview(code: string): Promise<Fact[]> {
    let found = this.previews.get(code);
    if (!found) {
      found = this.link.preview(code).catch(() => []);
      this.previews.set(code, found);
    }
    return found;
  }

  send = async (code: string): Promise<void> => {
    if (this.sending) return;
    this.sending = true;
    this.fault = "";
    try {
      await this.link.play(code);
    } catch (refusal) {
      this.sending = false;
      this.chosen = [];
      this.fault = sentenceOf(refusal);
    }
  };

  /** Something else than an answer: an undo, a request. */
  async try(deed: Promise<unknown>): Promise<void> {
    this.fault = "";
    try {
      await deed;
    } catch (refusal) {
      this.fault = sentenceOf(refusal);
    }
  }
}
