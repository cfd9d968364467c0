// While things are explained, everything that can be explained is walked with the keyboard, and nothing is chosen.

let on = $state(false);

export const helpMode = {
  get on(): boolean {
    return on;
  },
  set(next: boolean): void {
    on = next;
  },
  /** Things that cannot be chosen take the focus only while they are explained. */
  get tabindex(): 0 | undefined {
    return on ? 0 : undefined;
  },
};
