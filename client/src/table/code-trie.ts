// The legal codes of a question as a trie: what can be pointed at next, and what is chosen when.

export type WordOption = { label: string; count: number };

/** The word that stands for "no further word" where a code ends and others go on. */
export const END = "";

/** The codes that begin with the chosen words. */
export function codesWithPrefix(codes: string[], chosen: string[]): string[] {
  const path = chosen.filter((word) => word !== END);
  return codes.filter((code) => {
    const words = code.split(" ");
    return path.every((word, index) => words[index] === word) && (!hasEnded(chosen) || words.length === path.length);
  });
}

/** The words that can come next, each with the number of codes behind it, in the order of the codes. */
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

/** The code that the chosen words make, if they make one and nothing is left to say. */
export function completeCode(codes: string[], chosen: string[]): string | undefined {
  if (chosen.length === 0) return undefined;
  const left = codesWithPrefix(codes, chosen);
  const code = chosen.filter((word) => word !== END).join(" ");
  return left.length === 1 && left[0] === code ? code : undefined;
}

/** The only code that is left, whether or not all its words have been said. */
export function onlyCode(codes: string[], chosen: string[]): string | undefined {
  const left = codesWithPrefix(codes, chosen);
  return left.length === 1 ? left[0] : undefined;
}

/** The words led on as long as there is one way only and it is not the last word: nobody is asked to say them. */
export function extendForced(codes: string[], chosen: string[]): string[] {
  let path = chosen;
  for (;;) {
    const next = nextWords(codes, path);
    const [single] = next.keys();
    if (next.size !== 1 || single === undefined || codesWithPrefix(codes, path).length === 1) return path;
    path = [...path, single];
  }
}

/** The chosen words after one more. */
export function addWord(codes: string[], chosen: string[], word: string): string[] {
  return extendForced(codes, [...chosen, word]);
}

/** The chosen words without the one at that place and all after it: back to where there was more than one way. */
export function removeWords(codes: string[], chosen: string[], index: number): string[] {
  let path = chosen.slice(0, Math.max(0, index));
  while (path.length > 0 && nextWords(codes, path).size === 1) path = path.slice(0, -1);
  return extendForced(codes, path);
}

function hasEnded(chosen: string[]): boolean {
  return chosen.at(-1) === END && chosen.length > 0;
}
