// A first game with explanations: what to know at each of the first questions, and a choice that shows it.

import type { Json, MatchView } from "../net/types";

export type GuideStep = {
  question: string;
  text: string;
  /** Words to suggest, the best first; the first that can be chosen is offered. */
  suggestions: (view: MatchView) => string[];
  /** The only number of seats at which the step is shown, if there is one. */
  seats?: number;
};

const words =
  (...words: string[]) =>
  () =>
    words;

const guides: Record<string, GuideStep[]> = {
  cytosis: [
    { question: "cytosis.keep", text: "client-guide-cytosis-cards", suggestions: words() },
    { question: "cytosis.extra", text: "client-guide-cytosis-extra", suggestions: words("mrna", "atp") },
    { question: "cytosis.turn", text: "client-guide-cytosis-nucleus", suggestions: words("nucleus:3", "nucleus:2") },
    { question: "cytosis.turn", text: "client-guide-cytosis-ribosome", suggestions: words("ribosome", "rough-er") },
    {
      question: "cytosis.turn",
      text: "client-guide-cytosis-energy",
      suggestions: words("mitochondria:3", "mitochondria:2", "exhaust"),
    },
    {
      question: "cytosis.turn",
      text: "client-guide-cytosis-market",
      suggestions: words("market:0", "market:1", "market:2", "market:3"),
    },
    {
      question: "cytosis.turn",
      text: "client-guide-cytosis-complete",
      suggestions: words("cytoplasm", "exocytosis", "golgi"),
    },
    { question: "cytosis.turn", text: "client-guide-free", suggestions: words() },
  ],
  cellulose: [
    { question: "cellulose.ask.place", text: "client-guide-cellulose-water", suggestions: words("xylem") },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-gas", suggestions: words("stomata") },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-sugar", suggestions: words("chloroplasts") },
    {
      question: "cellulose.ask.place",
      text: "client-guide-cellulose-protein",
      suggestions: words("ribosomes", "mitochondria"),
    },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-wall", suggestions: words("wall") },
    {
      question: "cellulose.ask.place",
      text: "client-guide-cellulose-grow",
      suggestions: words("cytoplasm", "membrane"),
    },
    { question: "cellulose.ask.place", text: "client-guide-free", suggestions: words() },
  ],
  foment: [
    { question: "foment.keep", text: "client-guide-foment-strategy", suggestions: words(), seats: 2 },
    {
      question: "foment.place",
      text: "client-guide-foment-place",
      suggestions: words("c", "v1", "v2", "v3", "v4", "v5"),
    },
    { question: "foment.move", text: "client-guide-foment-move", suggestions: richestRegions },
    { question: "foment.maintain", text: "client-guide-foment-maintain", suggestions: words("maintain") },
    { question: "foment.act", text: "client-guide-foment-build", suggestions: words("build", "pass") },
    { question: "foment.move", text: "client-guide-free", suggestions: words() },
  ],
};

/** Return the regions of the sea, the one with most food for each cell there first. */
function richestRegions(view: MatchView): string[] {
  const regions = Object.entries(view.table.regions ?? {}).map(([name, region]) => {
    const { nutrients, cells } = region as { nutrients: Record<string, number>; cells: Json[] };
    const food = Object.values(nutrients).reduce((sum, count) => sum + count, 0);
    return { name, share: food / (1 + cells.length) };
  });
  return regions.sort((a, b) => b.share - a.share).map(({ name }) => name);
}

/** Return the steps of a game's guide at a table of that size; none if the game has no guide. */
export function guideSteps(game: string, seats = 0): GuideStep[] {
  return (guides[game] ?? []).filter((step) => step.seats === undefined || step.seats === seats);
}

/** Return the first step for a question that has not been shown, or undefined. */
export function nextStep(steps: GuideStep[], question: string, shown: Set<GuideStep>): GuideStep | undefined {
  return steps.find((step) => step.question === question && !shown.has(step));
}

const STORAGE_KEY = "organelle.guided";

/** What this browser remembers of guides. */
export const guideProgress = {
  /** Return whether the guide of a game has been finished or closed in this browser. */
  has: (game: string): boolean => (localStorage.getItem(STORAGE_KEY) ?? "").split(" ").includes(game),
  markDone(game: string): void {
    if (!guideProgress.has(game))
      localStorage.setItem(STORAGE_KEY, `${localStorage.getItem(STORAGE_KEY) ?? ""} ${game}`.trim());
  },
  /** The table that is being played with the guide. */
  get table(): string {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  },
  set table(id: string) {
    sessionStorage.setItem(STORAGE_KEY, id);
  },
};
