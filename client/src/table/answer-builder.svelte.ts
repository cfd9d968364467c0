// The answer in the making: words chosen along the trie, until they are a code.
import { t } from "../i18n/language.svelte";
import type { Fact } from "../i18n/localization";
import type { Link } from "../net/connection.svelte";
import type { Preview } from "../net/types";
import { sentenceOf } from "../parts/error-sentence";
import { confirming, settings } from "../settings.svelte";
import { choose, complete, cut, END, led, nextWords, only, within, type WordState } from "./code-trie";

const NOTHING: Preview = { events: [], final: false };
/** Of how many ways on what they have in common is asked for. */
const WAYS = 3;
const ACKNOWLEDGED = 1000;
/** An answer that takes no longer is not shown to be on its way: the table is drawn once, not twice. */
const UNSEEN = 150;

export class Chooser {
  chosen = $state.raw<string[]>([]);
  /** Is an answer on its way, and has been for a while? */
  sending = $state(false);
  fault = $state("");
  private weighing = $state(0);
  private previews = new Map<string, Promise<Preview>>();
  private question = "";
  private busy = $state(false);
  private known = false;
  private timer = 0;

  constructor(
    private readonly link: Link,
    private readonly label: (word: string) => string,
    /** Does going back hang on other people's leave? */
    private readonly shared: () => boolean,
  ) {}

  /** Is what was chosen not settled yet: an answer on its way, or still looked at before it goes? */
  get unsettled(): boolean {
    return this.busy || this.weighing > 0;
  }

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

  /** How many of the first words every answer begins with. */
  get lead(): number {
    return led(this.codes, []).length;
  }

  /** The answer to be confirmed: all its words are said, or it is the only one left. */
  get ready(): string | undefined {
    return only(this.codes, this.chosen);
  }

  private get asked(): string {
    const state = this.link.state;
    return state ? `${state.seat} ${state.version} ${state.codes.length}` : "";
  }

  /** Forgets the words where the question is another one. An answer on its way stays so until the server has it. */
  heard(): void {
    if (this.known) this.settled();
    // While several write their slips, what the last of them would bring is other than what it was before.
    this.previews.clear();
    if (this.asked === this.question) return;
    this.question = this.asked;
    this.chosen = led(this.link.state?.codes ?? [], []);
  }

  pick = (word: string): void => {
    if (this.busy || !this.words.has(word)) return;
    this.fault = "";
    const said = choose(this.codes, this.chosen, word);
    const code = complete(this.codes, said);
    if (code === undefined || confirming()) this.chosen = said;
    else void this.give(code, said);
  };

  /** Gives the answer, unless it could not be taken back: then it waits to be confirmed. */
  private async give(code: string, said: string[]): Promise<void> {
    const { question, chosen } = this;
    this.weighing += 1;
    const final = settings.confirm === "auto" && this.shared() && (await this.preview([code])).final;
    this.weighing -= 1;
    if (question !== this.question || chosen !== this.chosen) return;
    if (final) this.chosen = said;
    else await this.send(code);
  }

  back = (): void => this.cut(this.chosen.length - 1);

  /** Takes back the word at that place and all after it. */
  cut = (place: number): void => {
    this.chosen = cut(this.codes, this.chosen, place);
  };

  leads = (path: string[]): boolean => within(this.codes, [...this.chosen, ...path]).length > 0;

  /** The codes that are left after these words more, if they are few. */
  behind(path: string[]): string[] {
    const left = within(this.codes, [...this.chosen, ...path]);
    return left.length <= WAYS ? left : [];
  }

  /** What all these answers have in common to bring. */
  async preview(codes: string[]): Promise<Preview> {
    const [first, ...others] = await Promise.all(codes.map((code) => this.previewed(code)));
    if (!first) return NOTHING;
    const same = (fact: Fact, place: number) =>
      others.every(({ events }) => JSON.stringify(events[place]) === JSON.stringify(fact));
    const differs = first.events.findIndex((fact, place) => !same(fact, place));
    return {
      events: differs < 0 ? first.events : first.events.slice(0, differs),
      final: [first, ...others].every(({ final }) => final),
    };
  }

  private previewed(code: string): Promise<Preview> {
    let found = this.previews.get(code);
    if (!found) {
      found = this.link.preview(code).catch(() => NOTHING);
      this.previews.set(code, found);
    }
    return found;
  }

  send = (code: string): Promise<void> => this.entrust(() => this.link.play(code));

  takeBack = (): Promise<void> => this.entrust(() => this.link.undo());

  /** Sends it, and takes nothing else until the server has it and has said what came of it. */
  private async entrust(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    const question = this.asked;
    this.busy = true;
    this.known = false;
    this.timer = window.setTimeout(() => (this.sending = true), UNSEEN);
    this.fault = "";
    try {
      await deed();
      this.known = true;
      // The news follows the receipt; only after a lost connection it may have come before.
      if (this.asked !== question) this.settled();
      else setTimeout(() => this.known && this.settled(), ACKNOWLEDGED);
    } catch (refusal) {
      this.settled();
      this.chosen = led(this.link.state?.codes ?? [], []);
      this.fault = sentenceOf(refusal);
    }
  }

  private settled(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.sending = false;
  }

  /** Something that changes no question by itself: a wish to go back, and what is said to it. */
  async try(deed: Promise<unknown>): Promise<void> {
    this.fault = "";
    try {
      await deed;
    } catch (refusal) {
      this.fault = sentenceOf(refusal);
    }
  }
}
