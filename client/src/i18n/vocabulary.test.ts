import { describe, expect, it } from "vitest";
import { codeFields, type Vocabulary } from "./vocabulary";

const VOCABULARY: Vocabulary = {
  kinds: [
    { word: "", fields: [["spot", "spot"]] },
    {
      word: "golgi",
      fields: [
        ["joining", "joining"],
        ["vesicle", "vesicle"],
        ["evicted", "vesicle"],
      ],
    },
    { word: "done", fields: [] },
  ],
  domains: { spot: ["nucleus"], joining: ["occupied"], vesicle: ["vesicle:0", "vesicle:1"] },
};

describe("codeFields", () => {
  it("names the words of a code, and leaves out what is not said", () => {
    const fields = { joining: "", vesicle: "vesicle:0", evicted: "vesicle:1" };
    expect(codeFields(VOCABULARY, "golgi vesicle:0 vesicle:1")).toEqual(["golgi", fields]);
    expect(codeFields(VOCABULARY, "golgi occupied")).toEqual([
      "golgi",
      { joining: "occupied", vesicle: "", evicted: "" },
    ]);
  });

  it("calls a kind without a word of its own by its first field", () => {
    expect(codeFields(VOCABULARY, "nucleus")).toEqual(["spot", { spot: "nucleus" }]);
  });

  it("knows when no kind fits", () => {
    expect(codeFields(VOCABULARY, "done done")).toBeUndefined();
    expect(codeFields(VOCABULARY, "lysosome")).toBeUndefined();
  });
});
