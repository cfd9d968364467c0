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
