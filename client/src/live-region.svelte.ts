// What a screen reader should say now; sentences that come close together are read as one.

let text = $state("");
let queue: string[] = [];
let timer = 0;

export const liveRegion = {
  get text(): string {
    return text;
  },
};

export function announce(...sentences: string[]): void {
  queue.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    text = queue.slice(-12).join(" ");
    queue = [];
  }, 120);
}
