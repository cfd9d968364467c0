// Keeps the focus: when the element that had it goes, the next thing to choose in the same region gets it.
import { tick } from "svelte";

const REGIONS = ".question, .board, .own";

/** Moves a lost focus to the next thing to choose. */
export class FocusKeeper {
  private region: Element | null = null;

  /** Remember which region of the table has the focus. */
  onFocus = (event: FocusEvent): void => {
    this.region = event.target instanceof Element ? event.target.closest(REGIONS) : null;
  };

  /** Give the focus back if the change of the table has lost it. */
  async restore(): Promise<void> {
    const region = this.region;
    await tick();
    if (!region) return;
    const now = document.activeElement;
    const title = document.getElementById("question");
    const next = [region, title?.closest(REGIONS)]
      .map((each) => each?.querySelector<HTMLElement>("[data-word], .confirm"))
      .find(Boolean);
    if (now === document.body || now === null) (next ?? title)?.focus({ preventScroll: true });
    else if (now === title) next?.focus({ preventScroll: true });
  }
}
