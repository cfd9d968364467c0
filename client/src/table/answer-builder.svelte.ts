// The answer in the making: words chosen along the trie of codes, until they are a code.
import { t } from "../i18n/language.svelte";
import type { GameEvent } from "../i18n/localization";
import type { MatchState, Preview } from "../net/types";
import { nextFieldName, spokenCodes, type Vocabulary } from "../i18n/vocabulary";
import { errorSentence } from "../parts/error-sentence";
import { confirmsMoves, settings } from "../settings.svelte";
import {
  addWord,
  completeCode,
  removeWords,
  END,
  extendForced,
  nextWords,
  codesWithPrefix,
  type WordOption,
} from "./code-trie";

const NO_PREVIEW: Preview = { events: [], final: false };
/** The most codes of which the common preview is asked for. */
const MOST_PREVIEWS = 3;
const STATE_TIMEOUT = 1000;
/** Milliseconds before an answer is shown as being sent: most take less, and the table is drawn once, not twice. */
const SENDING_DELAY = 150;

/** Who asks the question and takes the answer: a table, or a position to practise. */
export interface Asking {
  readonly state: Pick<MatchState, "seat" | "version" | "codes"> | null;
  readonly vocabulary: Vocabulary | undefined;
  play(code: string): Promise<unknown>;
  undo(): Promise<unknown>;
  preview(code: string): Promise<Preview>;
}

/** Builds an answer word by word and sends it. */
export class AnswerBuilder {
  chosen = $state.raw<string[]>([]);
  /** Whether an answer has been on its way for a while. */
  sending = $state(false);
  errorText = $state("");
  private previewing = $state(0);
  private previews = new Map<string, Promise<Preview>>();
  private lastQuestion = "";
  private busy = $state(false);
  private acknowledged = false;
  private timer = 0;

  constructor(
    private readonly connection: Asking,
    private readonly label: (word: string) => string,
    /** Whether an undo may need the consent of others. */
    private readonly needsConsent: () => boolean,
  ) {}

  /** Whether an answer is on its way, or its preview is awaited before it is sent. */
  get isPending(): boolean {
    return this.busy || this.previewing > 0;
  }

  /** Whether an answer is on its way. */
  get isSent(): boolean {
    return this.busy;
  }

  /** The codes in every order in which they can be said, each with the one that is sent. */
  private readonly spoken = $derived.by((): Map<string, string> => {
    const { state, vocabulary } = this.connection;
    const codes = state?.codes ?? [];
    return vocabulary ? spokenCodes(vocabulary, codes) : new Map(codes.map((code) => [code, code]));
  });

  get codes(): string[] {
    return this.sending ? [] : [...this.spoken.keys()];
  }

  /** The words that can be chosen next. */
  get words(): Map<string, WordOption> {
    const found = new Map<string, WordOption>();
    for (const [word, count] of nextWords(this.codes, this.chosen))
      found.set(word, { label: word === END ? t("client-choose-end") : this.label(word), count });
    return found;
  }

  /** The number of words that every answer begins with. */
  get forcedCount(): number {
    return extendForced(this.codes, []).length;
  }

  /** The only code left, which is to be confirmed. */
  get onlyCode(): string | undefined {
    const left = this.toSend(codesWithPrefix(this.codes, this.chosen));
    return left.length === 1 ? left[0] : undefined;
  }

  /** What the next word says: the name of its field, or "" where a question has just begun. */
  get nextField(): string {
    const { vocabulary } = this.connection;
    if (!vocabulary || this.chosen.length <= this.forcedCount) return "";
    const words = [...nextWords(this.codes, this.chosen).keys()].filter((word) => word !== END);
    return nextFieldName(vocabulary, this.chosen, words);
  }

  private toSend(codes: string[]): string[] {
    return [...new Set(codes.map((code) => this.spoken.get(code) ?? code))];
  }

  private get questionKey(): string {
    const state = this.connection.state;
    return state ? `${state.seat} ${state.version} ${state.codes.length}` : "";
  }

  /** Called with every state: forget the words if the question is a new one. An answer on its way stays so until it is acknowledged. */
  onState(): void {
    if (this.acknowledged) this.finish();
    // While several write their slips, what the last of them would bring is other than what it was before.
    this.previews.clear();
    if (this.questionKey === this.lastQuestion) return;
    this.lastQuestion = this.questionKey;
    this.chosen = extendForced([...this.spoken.keys()], []);
  }

  pick = (word: string): void => {
    if (this.busy || !this.words.has(word)) return;
    this.errorText = "";
    const path = addWord(this.codes, this.chosen, word);
    const said = completeCode(this.codes, path);
    const code = said === undefined ? undefined : this.spoken.get(said);
    if (code === undefined || confirmsMoves()) this.chosen = path;
    else void this.sendUnlessFinal(code, path);
  };

  /** Send the answer, unless it could not be undone: then it waits to be confirmed. */
  private async sendUnlessFinal(code: string, path: string[]): Promise<void> {
    const { lastQuestion, chosen } = this;
    this.previewing += 1;
    const final = settings.confirm === "auto" && this.needsConsent() && (await this.preview([code])).final;
    this.previewing -= 1;
    if (lastQuestion !== this.lastQuestion || chosen !== this.chosen) return;
    if (final) this.chosen = path;
    else await this.send(code);
  }

  removeLast = (): void => this.removeFrom(this.chosen.length - 1);

  /** Remove the word at that index and all after it. */
  removeFrom = (index: number): void => {
    this.chosen = removeWords(this.codes, this.chosen, index);
  };

  canFollow = (path: string[]): boolean => codesWithPrefix(this.codes, [...this.chosen, ...path]).length > 0;

  /** Return the codes that begin with the chosen words and these, if they are few. */
  codesAfter(path: string[]): string[] {
    const left = this.toSend(codesWithPrefix(this.codes, [...this.chosen, ...path]));
    return left.length <= MOST_PREVIEWS ? left : [];
  }

  /** Return the events that all these codes have in common. */
  async preview(codes: string[]): Promise<Preview> {
    const [first, ...others] = await Promise.all(codes.map((code) => this.previewOne(code)));
    if (!first) return NO_PREVIEW;
    const same = (event: GameEvent, index: number) =>
      others.every(({ events }) => JSON.stringify(events[index]) === JSON.stringify(event));
    const firstDifference = first.events.findIndex((event, index) => !same(event, index));
    return {
      events: firstDifference < 0 ? first.events : first.events.slice(0, firstDifference),
      final: [first, ...others].every(({ final }) => final),
    };
  }

  private previewOne(code: string): Promise<Preview> {
    let found = this.previews.get(code);
    if (!found) {
      found = this.connection.preview(code).catch(() => NO_PREVIEW);
      this.previews.set(code, found);
    }
    return found;
  }

  send = (code: string): Promise<void> => this.submit(() => this.connection.play(code));

  undo = (): Promise<void> => this.submit(() => this.connection.undo());

  /** Send something, and take nothing else until the server has acknowledged it and sent the new state. */
  private async submit(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    const lastQuestion = this.questionKey;
    this.busy = true;
    this.acknowledged = false;
    this.timer = window.setTimeout(() => (this.sending = true), SENDING_DELAY);
    this.errorText = "";
    try {
      await action();
      this.acknowledged = true;
      // The news follows the receipt; only after a lost connection it may have come before.
      if (this.questionKey !== lastQuestion) this.finish();
      else setTimeout(() => this.acknowledged && this.finish(), STATE_TIMEOUT);
    } catch (error) {
      this.finish();
      this.chosen = extendForced([...this.spoken.keys()], []);
      this.errorText = errorSentence(error);
    }
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.sending = false;
  }

  /** Await a request that changes no question, such as one to go back, and show its error. */
  async attempt(action: Promise<unknown>): Promise<void> {
    this.errorText = "";
    try {
      await action;
    } catch (error) {
      this.errorText = errorSentence(error);
    }
  }
}
