// Help mode: everything that has help can be reached by the keyboard and is explained, and nothing is chosen.

let on = $state(false);

/** The help mode of the page: on or off. */
export const helpMode = {
  get on(): boolean {
    return on;
  },
  set(next: boolean): void {
    on = next;
  },
  /** The tabindex of things that cannot be chosen: they take the focus in help mode only. */
  get tabindex(): 0 | undefined {
    return on ? 0 : undefined;
  },
};
