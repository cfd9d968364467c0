// The ARIA live region: what screen readers should say.

let text = $state("");
let queue: string[] = [];
let timer = 0;

/** What the live region says now. */
export const liveRegion = {
  get text(): string {
    return text;
  },
};

/** Let screen readers say these sentences; those that come within a moment are read as one. */
export function announce(...sentences: string[]): void {
  queue.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    text = queue.slice(-12).join(" ");
    queue = [];
  }, 120);
}
