// The question of a position to practise: it takes an answer as a table does, and says what it is worth.
import type { Vocabulary } from "../i18n/vocabulary";
import type { MatchState, Preview } from "../net/types";
import type { Asking } from "../table/answer-builder.svelte";
import { judge, type Position, type Verdict } from "./positions";

const NO_PREVIEW: Preview = { events: [], final: false };

/** Asks a position's question as often as one wants to try. */
export class PracticeQuestion implements Asking {
  verdict = $state.raw<Verdict>();
  private tries = $state(0);

  constructor(
    private readonly position: Position,
    readonly vocabulary: Vocabulary | undefined,
    private readonly onAnswer: (verdict: Verdict) => void,
  ) {}

  get state(): Pick<MatchState, "seat" | "version" | "codes"> {
    const codes = this.position.answers.map(({ code }) => code).sort();
    return { seat: this.position.seat, version: this.tries, codes };
  }

  play(code: string): Promise<void> {
    this.verdict = judge(this.position, code);
    if (this.verdict) this.onAnswer(this.verdict);
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  preview(): Promise<Preview> {
    return Promise.resolve(NO_PREVIEW);
  }

  /** Ask once more. */
  again(): void {
    this.verdict = undefined;
    this.tries += 1;
  }
}
