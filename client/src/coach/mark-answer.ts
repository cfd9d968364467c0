// An answer that is advised, on the board and in the list.
import { wordsLeft } from "./hint-words";

/** Give what leads to an answer a class, as far as it is not chosen yet; return what takes it away again. */
export function markAnswer(code: string, chosen: string[], name: string): () => void {
  const left = wordsLeft(code, chosen);
  const marked = [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-word]")].filter(
    ({ dataset: { path, word } }) => left !== "" && `${left} `.startsWith(`${path ?? word ?? ""} `),
  );
  for (const each of marked) each.classList.add(name);
  return () => marked.forEach((each) => each.classList.remove(name));
}
