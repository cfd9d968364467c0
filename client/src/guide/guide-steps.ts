// A first game with explanations: what to know at each of the first questions, and a choice that shows it.

import type { Json, MatchView } from "../net/types";

export type Step = {
  question: string;
  text: string;
  /** Words to try, the best first; the first that can be said is offered. */
  tries: (view: MatchView) => string[];
  /** The only number of seats at which it is asked, if there is one. */
  seats?: number;
};

const say =
  (...words: string[]) =>
  () =>
    words;

const guides: Record<string, Step[]> = {
  cytosis: [
    { question: "cytosis.keep", text: "client-guide-cytosis-cards", tries: say() },
    { question: "cytosis.extra", text: "client-guide-cytosis-extra", tries: say("mrna", "atp") },
    { question: "cytosis.turn", text: "client-guide-cytosis-nucleus", tries: say("nucleus:3", "nucleus:2") },
    { question: "cytosis.turn", text: "client-guide-cytosis-ribosome", tries: say("ribosome", "rough-er") },
    {
      question: "cytosis.turn",
      text: "client-guide-cytosis-energy",
      tries: say("mitochondria:3", "mitochondria:2", "exhaust"),
    },
    {
      question: "cytosis.turn",
      text: "client-guide-cytosis-market",
      tries: say("market:0", "market:1", "market:2", "market:3"),
    },
    { question: "cytosis.turn", text: "client-guide-cytosis-complete", tries: say("cytoplasm", "exocytosis", "golgi") },
    { question: "cytosis.turn", text: "client-guide-free", tries: say() },
  ],
  cellulose: [
    { question: "cellulose.ask.place", text: "client-guide-cellulose-water", tries: say("xylem") },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-gas", tries: say("stomata") },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-sugar", tries: say("chloroplasts") },
    {
      question: "cellulose.ask.place",
      text: "client-guide-cellulose-protein",
      tries: say("ribosomes", "mitochondria"),
    },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-wall", tries: say("wall") },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-grow", tries: say("cytoplasm", "membrane") },
    { question: "cellulose.ask.place", text: "client-guide-free", tries: say() },
  ],
  foment: [
    { question: "foment.keep", text: "client-guide-foment-strategy", tries: say(), seats: 2 },
    { question: "foment.place", text: "client-guide-foment-place", tries: say("c", "v1", "v2", "v3", "v4", "v5") },
    { question: "foment.move", text: "client-guide-foment-move", tries: fullest },
    { question: "foment.maintain", text: "client-guide-foment-maintain", tries: say("maintain") },
    { question: "foment.act", text: "client-guide-foment-build", tries: say("build", "pass") },
    { question: "foment.move", text: "client-guide-free", tries: say() },
  ],
};

/** The regions of the sea, the one with most food for each cell there first. */
function fullest(view: MatchView): string[] {
  const regions = Object.entries(view.table.regions ?? {}).map(([name, region]) => {
    const { nutrients, cells } = region as { nutrients: Record<string, number>; cells: Json[] };
    const food = Object.values(nutrients).reduce((sum, count) => sum + count, 0);
    return { name, share: food / (1 + cells.length) };
  });
  return regions.sort((a, b) => b.share - a.share).map(({ name }) => name);
}

export function stepsOf(game: string, seats = 0): Step[] {
  return (guides[game] ?? []).filter((step) => step.seats === undefined || step.seats === seats);
}

/** The step for a question: the first that has not been shown. */
export function stepFor(steps: Step[], question: string, shown: Set<Step>): Step | undefined {
  return steps.find((step) => step.question === question && !shown.has(step));
}

const KEPT = "organelle.guided";

export const guided = {
  /** Has this browser been led through a game before? */
  has: (game: string): boolean => (localStorage.getItem(KEPT) ?? "").split(" ").includes(game),
  done(game: string): void {
    if (!guided.has(game)) localStorage.setItem(KEPT, `${localStorage.getItem(KEPT) ?? ""} ${game}`.trim());
  },
  /** The table that is being played with the guide. */
  get table(): string {
    return sessionStorage.getItem(KEPT) ?? "";
  },
  set table(id: string) {
    sessionStorage.setItem(KEPT, id);
  },
};
