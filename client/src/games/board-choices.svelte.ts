// Connects things on a board with the words of codes: a thing knows the words that lead to it, the page those that may follow.
import type { ChoiceProps } from "./types";

/** The words that lead to a thing on the board; several lists where several verbs do. */
export type Paths = string[][];

/** Finds for a thing on the board the next word that chooses it. */
export class BoardChoices {
  /** The word chosen last for a thing, and the further words that lead to it. */
  private lastWord = "";
  private restWords: string[] = [];

  constructor(private readonly props: () => ChoiceProps) {
    $effect(() => this.continuePath());
  }

  /** Return the word that chooses the thing now, or undefined if it cannot be chosen. */
  nextWord(paths: Paths): string | undefined {
    return this.matchingPath(paths)?.[0];
  }

  /** Return all words that would be chosen one after the other, joined by spaces. */
  remainingWords(paths: Paths): string | undefined {
    return this.matchingPath(paths)?.join(" ");
  }

  /** Return whether the thing has been chosen already in this question. */
  isChosen(paths: Paths): boolean {
    const { chosen } = this.props();
    return paths.some((path) => path.length > 0 && containsRun(chosen, path));
  }

  pick(paths: Paths): void {
    const [word, ...restWords] = this.matchingPath(paths) ?? [];
    if (word !== undefined) this.sayWord(word, restWords);
  }

  private sayWord(word: string, restWords: string[]): void {
    this.lastWord = word;
    this.restWords = restWords;
    this.props().choose(word);
  }

  private matchingPath(paths: Paths): string[] | undefined {
    const { words, chosen, canFollow } = this.props();
    for (const path of paths) {
      for (let said = path.length - 1; said >= 0; said--) {
        const left = path.slice(said);
        const fits = words.has(left[0]!) && (said === 0 || containsRun(chosen, path.slice(0, said)));
        if (fits && (!canFollow || canFollow(left))) return left;
      }
    }
    return undefined;
  }

  /** Choose the further words of a thing once the page has taken the one before; anything else ends it. */
  private continuePath(): void {
    const { words, chosen } = this.props();
    const said = chosen.slice(chosen.lastIndexOf(this.lastWord) + 1);
    const [word, ...restWords] = this.restWords.slice(said.length);
    const goesOn = chosen.includes(this.lastWord) && said.every((one, index) => one === this.restWords[index]);
    this.restWords = [];
    if (goesOn && word !== undefined && words.has(word)) this.sayWord(word, restWords);
  }
}

/** Return whether the chosen words contain these in a row. */
function containsRun(chosen: string[], path: string[]): boolean {
  for (let start = chosen.length - path.length; start >= 0; start--)
    if (path.every((word, index) => chosen[start + index] === word)) return true;
  return false;
}
