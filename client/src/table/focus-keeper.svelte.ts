// Focus is never lost: when what had it goes, the next thing to choose in the same part of the table gets it.
import { tick } from "svelte";

const PARTS = ".question, .board, .own";

export class Focus {
  private part: Element | null = null;

  /** Remembers which part of the table has the focus. */
  saw = (event: FocusEvent): void => {
    this.part = event.target instanceof Element ? event.target.closest(PARTS) : null;
  };

  /** Called when the table changes. */
  async keep(): Promise<void> {
    const part = this.part;
    await tick();
    if (!part) return;
    const now = document.activeElement;
    const title = document.getElementById("question");
    const next = [part, title?.closest(PARTS)]
      .map((each) => each?.querySelector<HTMLElement>("[data-word], .confirm"))
      .find(Boolean);
    if (now === document.body || now === null) (next ?? title)?.focus({ preventScroll: true });
    else if (now === title) next?.focus({ preventScroll: true });
  }
}
