// Where a text can be checked: a source as it is cited, and where it can be looked up.

export type Source = { text: string; url: string };

const NUMBER = /BNID (\d+)/;
const ARTICLE = /^[^,;]+, [“«]([^”»]+)[”»], [^,;]+, (\d{4})$/;

/** Return the sources of a text one by one; a figure and a review article have an address, a book has none. */
export function sourcesOf(cited: string): Source[] {
  return cited
    .split("; ")
    .filter(Boolean)
    .map((text) => ({ text, url: addressOf(text) }));
}

function addressOf(text: string): string {
  const figure = NUMBER.exec(text)?.[1];
  if (figure) return `https://bionumbers.hms.harvard.edu/bionumber.aspx?id=${figure}`;
  const article = ARTICLE.exec(text);
  if (article)
    return `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(`${article[1]}[ti] ${article[2]}[dp]`)}`;
  return "";
}
