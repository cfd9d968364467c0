import { expect, test } from "vitest";
import { answersOf, mistakesOf, textUntil, type JudgedDecision, type Review } from "./review";

const decision = (entry: number, seat: number, loss: number, grade: JudgedDecision["grade"]): JudgedDecision => ({
  entry,
  round: 1,
  seat,
  question: "duel.commit",
  code: "commit igm",
  before: 0.5,
  after: 0.5 - loss,
  best: loss ? "commit iga" : "commit igm",
  loss,
  grade,
  deal: 0,
});

test("one learns from one's own mistakes, the dearest first", () => {
  const review = {
    decisions: [
      decision(1, 0, 0.07, "mistake"),
      decision(2, 1, 0.3, "blunder"),
      decision(3, 0, 0.2, "blunder"),
      decision(4, 0, 0.02, "good"),
    ],
  } as Review;
  expect(mistakesOf(review, 0).map(({ entry }) => entry)).toEqual([3, 1]);
});

test("the place of an answer does not tell whether it was given", () => {
  expect(answersOf(decision(2, 0, 0.1, "mistake"))[0]).toBe("commit igm");
  expect(answersOf(decision(3, 0, 0.1, "mistake"))[0]).toBe("commit iga");
});

test("a text is cut after an entry, with its header kept", () => {
  const text = "organelle 1\ngame duel\nversion 1\nseats 2\n\n1 luck x\n2 chance draw igm\n10 0 commit igm\n";
  expect(textUntil(text, 2)).toBe("organelle 1\ngame duel\nversion 1\nseats 2\n\n1 luck x\n2 chance draw igm\n");
});
