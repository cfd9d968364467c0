// Which player's things are open over the table, and what opened them.

class OpenHoldings {
  /** A seat, what is left for everyone, or nothing. */
  shown = $state<number | "rest" | null>(null);
  private opener: Element | null = null;

  open(what: number | "rest"): void {
    if (this.shown === null) this.opener = document.activeElement;
    this.shown = what;
  }
  /** Close, and lead whoever uses the keyboard back to where they were. */
  close(): void {
    this.shown = null;
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
    this.opener = null;
  }
}

export const holdings = new OpenHoldings();
