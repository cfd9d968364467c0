import { expect, test } from "vitest";
import { canOpen, matchesReport } from "./luck-words";
import { sha256 } from "./sha256";
import type { FairnessReport, TableInfo } from "./types";

const seen = { word: "frog", commit: sha256("secret"), seals: [sha256("frog"), sha256("owl"), ""] };
const report = {
  commit: sha256("secret"),
  secret: "secret",
  seats: [
    { seat: 0, word: "frog", sealed: true },
    { seat: 1, word: "owl", sealed: false },
  ],
} as unknown as FairnessReport;

test("a game with the secret and the words that were sealed is as it was seen", () => {
  expect(matchesReport(seen, 0, report)).toBe(true);
});

test("another secret, another word, one more or one less is noticed", () => {
  const given = report.seats!;
  const forged: Partial<FairnessReport>[] = [
    { commit: sha256("other"), secret: "other" },
    { secret: "other" },
    { seats: [given[0]!, { ...given[1]!, word: "newt" }] },
    { seats: [given[0]!] },
    { seats: [{ ...given[0]!, word: "newt" }, given[1]!] },
    { seats: [...given, { seat: 2, word: "newt", sealed: true }] },
    { seats: [...given, { seat: 3, word: "newt", sealed: true }] },
  ];
  for (const change of forged) expect(matchesReport(seen, 0, { ...report, ...change })).toBe(false);
});

test("a word stays closed where the secret or the seal is another one", () => {
  const info = { id: "t", commit: seen.commit, seats: [{ seal: sha256("frog") }] } as unknown as TableInfo;
  expect(canOpen(info, 0, seen)).toBe(true);
  expect(canOpen({ ...info, commit: sha256("other") }, 0, seen)).toBe(false);
  expect(canOpen(info, 0, { ...seen, word: "newt" })).toBe(false);
  expect(canOpen(info, 0, undefined)).toBe(false);
});
