// Which drawn thing says which word now: a thing knows the words that lead to it, the shell knows what may be said.
import type { ChooseProps } from "./types";

/** A thing that can be pointed at, by the words that lead to it; several where several verbs do. */
export type Paths = string[][];

export class Choosing {
  /** The word said last for a thing, and the further words that lead to it. */
  private last = "";
  private rest: string[] = [];

  constructor(private readonly props: () => ChooseProps) {
    $effect(() => this.follow());
  }

  /** The word the thing says now, if it can be chosen. */
  next(paths: Paths): string | undefined {
    return this.found(paths)?.[0];
  }

  /** All the words that would be said one after the other to choose it. */
  path(paths: Paths): string | undefined {
    return this.found(paths)?.join(" ");
  }

  /** Has the thing been chosen already in this question? */
  taken(paths: Paths): boolean {
    const { chosen } = this.props();
    return paths.some((path) => path.length > 0 && endsIn(chosen, path));
  }

  pick(paths: Paths): void {
    const [word, ...rest] = this.found(paths) ?? [];
    if (word !== undefined) this.say(word, rest);
  }

  private say(word: string, rest: string[]): void {
    this.last = word;
    this.rest = rest;
    this.props().choose(word);
  }

  private found(paths: Paths): string[] | undefined {
    const { words, chosen, leads } = this.props();
    for (const path of paths) {
      for (let said = path.length - 1; said >= 0; said--) {
        const left = path.slice(said);
        const fits = words.has(left[0]!) && (said === 0 || endsIn(chosen, path.slice(0, said)));
        if (fits && (!leads || leads(left))) return left;
      }
    }
    return undefined;
  }

  /** Says the further words of a thing once the shell has taken the one before; anything else ends it. */
  private follow(): void {
    const { words, chosen } = this.props();
    const said = chosen.slice(chosen.lastIndexOf(this.last) + 1);
    const [word, ...rest] = this.rest.slice(said.length);
    const goesOn = chosen.includes(this.last) && said.every((one, place) => one === this.rest[place]);
    this.rest = [];
    if (goesOn && word !== undefined && words.has(word)) this.say(word, rest);
  }
}

/** Do the chosen words hold these in a row? */
function endsIn(chosen: string[], path: string[]): boolean {
  for (let start = chosen.length - path.length; start >= 0; start--)
    if (path.every((word, place) => chosen[start + place] === word)) return true;
  return false;
}
