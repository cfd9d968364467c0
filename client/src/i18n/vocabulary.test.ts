import { describe, expect, it } from "vitest";
import { codeFields, nextFieldName, spokenCodes, type Vocabulary } from "./vocabulary";

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

const SETS: Vocabulary = {
  kinds: [
    {
      word: "take",
      fields: [
        ["first", "resource"],
        ["second", "resource"],
      ],
    },
    {
      word: "exchange",
      fields: [
        ["given", "resource"],
        ["taken", "resource"],
        ["amount", "few"],
      ],
    },
  ],
  domains: { resource: ["atp", "lipid"], few: ["1", "2"] },
};

describe("spokenCodes", () => {
  it("lets a set be said in any order, and sends it as it is written", () => {
    expect([...spokenCodes(SETS, ["take atp atp", "take atp lipid"])]).toEqual([
      ["take atp atp", "take atp atp"],
      ["take atp lipid", "take atp lipid"],
      ["take lipid atp", "take atp lipid"],
    ]);
  });

  it("leaves alone what means something else in another order", () => {
    const codes = ["exchange atp lipid 1", "exchange atp lipid 2"];
    expect([...spokenCodes(SETS, codes).keys()]).toEqual(codes);
    expect(spokenCodes(SETS, ["take atp lipid"]).size).toBe(1);
  });
});

describe("nextFieldName", () => {
  it("says what is asked for next", () => {
    expect(nextFieldName(SETS, ["exchange", "atp"], ["lipid"])).toBe("taken");
    expect(nextFieldName(SETS, ["exchange", "atp", "lipid"], ["1", "2"])).toBe("amount");
    expect(nextFieldName(VOCABULARY, ["golgi"], ["vesicle:1"])).toBe("vesicle");
    expect(nextFieldName(SETS, ["elsewhere"], ["1"])).toBe("");
  });
});
