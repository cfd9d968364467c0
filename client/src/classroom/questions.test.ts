import { expect, test } from "vitest";
import { answerOrder, loadQuestions, readQuestions } from "./questions";

const SOURCE = `
egg = Which came first?
    .right = The egg
    .wrong-1 = The hen
    .wrong-2 = The farmer
    .why = Reptiles laid eggs.
    .idea-1 = Only hens lay eggs.
    .idea-2 = Somebody makes everything.
`;

test("a question has its answers, its reason and the ideas behind the wrong ones", () => {
  const egg = readQuestions("en", SOURCE).get("egg")!;
  expect(egg.answers).toEqual(["The egg", "The hen", "The farmer"]);
  expect(egg.ideas).toEqual(["", "Only hens lay eggs.", "Somebody makes everything."]);
  expect([...egg.order].sort()).toEqual([0, 1, 2]);
});

test("the right answer stands in every place", () => {
  const names = Array.from({ length: 60 }, (_, number) => `question-${number}`);
  expect(new Set(names.map((name) => answerOrder(name).indexOf(0)))).toEqual(new Set([0, 1, 2]));
});

test("asked again, the same promise is there, and a game without questions has none", async () => {
  const first = loadQuestions("it", "cytosis");
  expect(loadQuestions("it", "cytosis")).toBe(first);
  expect((await first).get("atp-source")!.text).toContain("mitocondri");
  expect((await loadQuestions("en", "duel")).size).toBe(0);
});
