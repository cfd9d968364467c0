// What a screen reader should say now; sentences that come close together are read as one.

let line = $state("");
let waiting: string[] = [];
let timer = 0;

export const announcement = {
  get line(): string {
    return line;
  },
};

export function announce(...sentences: string[]): void {
  waiting.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    line = waiting.slice(-12).join(" ");
    waiting = [];
  }, 120);
}
