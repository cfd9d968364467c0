import { describe, expect, it } from "vitest";
import { sourcesOf } from "./sources";

describe("sourcesOf", () => {
  it("leads to a figure and to a review article, and cites a book", () => {
    const book = "Alberts et al., Molecular Biology of the Cell, 6th edition, chapter “Cell Death”";
    const article = "Krammer et al., “Influenza”, Nature Reviews Disease Primers, 2018";
    expect(sourcesOf(`${book}; ${article}; BioNumbers, BNID 104185`)).toEqual([
      { text: book, url: "" },
      { text: article, url: "https://pubmed.ncbi.nlm.nih.gov/?term=Influenza%5Bti%5D%202018%5Bdp%5D" },
      { text: "BioNumbers, BNID 104185", url: "https://bionumbers.hms.harvard.edu/bionumber.aspx?id=104185" },
    ]);
  });

  it("is empty for a text that was not fetched", () => expect(sourcesOf("")).toEqual([]));
});
