// The vocabulary of a match as the server describes it: which words its codes have, and what each of them stands for.

/** A kind of action: its own first word, or "", and the name and domain of each field in order. */
export type Kind = { word: string; fields: [name: string, domain: string][] };
export type Vocabulary = { kinds: Kind[]; domains: Record<string, string[]> };
/** The key of a kind of action, and the word of each field by its name; "" of a field that is left out. */
export type CodeFields = [kind: string, fields: Record<string, string>];

/** Return what the words of a code, or of the beginning of one, stand for, or undefined if no kind of action fits. */
export function codeFields(vocabulary: Vocabulary, code: string): CodeFields | undefined {
  const words = code.split(" ");
  for (const kind of vocabulary.kinds) {
    if (kind.word && kind.word !== words[0]) continue;
    let read = kind.word ? 1 : 0;
    const fields: Record<string, string> = {};
    for (const [name, domain] of kind.fields) {
      const fits = read < words.length && vocabulary.domains[domain]?.includes(words[read]!);
      fields[name] = fits ? words[read++]! : "";
    }
    if (read === words.length) return [kind.word || kind.fields[0]![0], fields];
  }
  return undefined;
}

const ORDINALS = ["first", "second", "third", "fourth"];

/** Return the codes, and each that names a set of things once more for every other order in which its things can be said. */
export function spokenCodes(vocabulary: Vocabulary, codes: string[]): Map<string, string> {
  const spoken = new Map(codes.map((code) => [code, code]));
  if (codes.length === 1) return spoken;
  for (const code of codes) {
    const words = code.split(" ");
    const kind = vocabulary.kinds.find(({ word }) => word !== "" && word === words[0]);
    const isSet = kind?.fields.every(
      ([name, domain], index) => name === ORDINALS[index] && domain === kind.fields[0]![1],
    );
    if (!kind || !isSet) continue;
    for (const order of orders(words.slice(1))) {
      const other = [words[0], ...order].join(" ");
      if (!spoken.has(other)) spoken.set(other, code);
    }
  }
  return spoken;
}

/** Return all orders of these words. */
function orders(words: string[]): string[][] {
  if (words.length < 2) return [words];
  return words.flatMap((word, index) => orders(words.toSpliced(index, 1)).map((rest) => [word, ...rest]));
}

/** Return the name of the field that one of these words would fill after the beginning of a code, or "" if no kind of action fits. */
export function nextFieldName(vocabulary: Vocabulary, chosen: string[], words: string[]): string {
  for (const kind of vocabulary.kinds) {
    if (kind.word && kind.word !== chosen[0]) continue;
    let read = kind.word ? 1 : 0;
    for (const [name, domain] of kind.fields) {
      const domainWords = vocabulary.domains[domain] ?? [];
      if (read < chosen.length) {
        if (domainWords.includes(chosen[read]!)) read += 1;
      } else if (words.every((word) => domainWords.includes(word))) return name;
    }
  }
  return "";
}
