// A hint that was asked for: from the question to what the coach says.
import { api } from "../net/api";
import type { CoachHint } from "../net/types";
import { errorSentence } from "../parts/error-sentence";

/** The hint for the question of one table that is asked now. */
export class AskedHint {
  thinking = $state(false);
  errorText = $state("");
  private found = $state.raw<CoachHint>();

  constructor(
    private readonly table: () => string,
    private readonly question: () => { seat: number; version: number } | undefined,
  ) {}

  /** What the coach said of the question that is asked now. */
  get hint(): CoachHint | undefined {
    return this.found?.version === this.question()?.version ? this.found : undefined;
  }

  ask = async (): Promise<void> => {
    const asked = this.question();
    if (!asked || this.thinking) return;
    this.thinking = true;
    this.errorText = "";
    try {
      this.found = await api.hint(this.table(), asked.seat, asked.version);
    } catch (error) {
      this.errorText = errorSentence(error);
    }
    this.thinking = false;
  };

  close = (): void => {
    this.found = undefined;
  };
}
