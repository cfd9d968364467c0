import { describe, expect, it } from "vitest";
import { finishedTopic, whyKey, whyTopic } from "./why";

describe("an event with a why", () => {
  it("leads to a topic, or to the one that its field names", () => {
    expect(whyKey({ key: "cytosis.golgi.moved" })).toBe("cytosis-golgi-moved-why");
    expect(whyTopic({ key: "cytosis.golgi.moved" })).toBe("golgi");
    expect(whyTopic({ key: "cytosis.goal.marked", goal: "goal:enzymes" })).toBe("goal-enzymes");
  });

  it("leads nowhere where the reader does not see what it is about, and other events have none", () => {
    expect(whyTopic({ key: "cellulose.market.took" })).toBe("");
    expect(whyKey({ key: "cytosis.flask.placed" })).toBe("");
    expect(whyTopic({ key: "cytosis.flask.placed" })).toBe("");
  });
});

it("knows what is finished", () => {
  expect(finishedTopic({ key: "cytosis.card.completed", seat: 0, card: "hexokinase", health: 4 })).toBe("hexokinase");
  expect(finishedTopic({ key: "cytosis.card.played", card: "lipid-reserve" })).toBe("");
});
