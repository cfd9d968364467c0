// The legal codes of a question as a trie: which words can follow, and when they are a code.

export type WordOption = { label: string; count: number };

/** The word that stands for "no further word" where a code ends and others go on. */
export const END = "";

/** Return the codes that begin with the chosen words. */
export function codesWithPrefix(codes: string[], chosen: string[]): string[] {
  const path = chosen.filter((word) => word !== END);
  return codes.filter((code) => {
    const words = code.split(" ");
    return path.every((word, index) => words[index] === word) && (!hasEnded(chosen) || words.length === path.length);
  });
}

/** Return the words that can come next in the order of the codes, each with the number of codes behind it. */
export function nextWords(codes: string[], chosen: string[]): Map<string, number> {
  const found = new Map<string, number>();
  if (hasEnded(chosen)) return found;
  const left = codesWithPrefix(codes, chosen);
  for (const code of left) {
    const word = code.split(" ")[chosen.length] ?? END;
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  if (found.size === 1 && found.has(END)) found.clear();
  return found;
}

/** Return the code that the chosen words are, or undefined if more words could follow. */
export function completeCode(codes: string[], chosen: string[]): string | undefined {
  if (chosen.length === 0) return undefined;
  const left = codesWithPrefix(codes, chosen);
  const code = chosen.filter((word) => word !== END).join(" ");
  return left.length === 1 && left[0] === code ? code : undefined;
}

/** Return the chosen words and those that must follow, up to the last choice: nobody is asked to say them. */
export function extendForced(codes: string[], chosen: string[]): string[] {
  let path = chosen;
  for (;;) {
    const next = nextWords(codes, path);
    const [single] = next.keys();
    if (next.size !== 1 || single === undefined || codesWithPrefix(codes, path).length === 1) return path;
    path = [...path, single];
  }
}

/** Return the chosen words with one more and those that must follow it. */
export function addWord(codes: string[], chosen: string[], word: string): string[] {
  return extendForced(codes, [...chosen, word]);
}

/** Return the chosen words without the one at that index and all after it, back to where there was a choice. */
export function removeWords(codes: string[], chosen: string[], index: number): string[] {
  let path = chosen.slice(0, Math.max(0, index));
  while (path.length > 0 && nextWords(codes, path).size === 1) path = path.slice(0, -1);
  return extendForced(codes, path);
}

function hasEnded(chosen: string[]): boolean {
  return chosen.at(-1) === END && chosen.length > 0;
}
