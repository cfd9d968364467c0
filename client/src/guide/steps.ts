// A first game with explanations: what to know at each of the first questions, and a choice that shows it.

export type Step = { question: string; text: string; tries: string[] };

const guides: Record<string, Step[]> = {
  cytosis: [
    { question: "cytosis.keep", text: "client-guide-cytosis-cards", tries: [] },
    { question: "cytosis.turn", text: "client-guide-cytosis-nucleus", tries: ["nucleus:3", "nucleus:2"] },
    { question: "cytosis.turn", text: "client-guide-cytosis-ribosome", tries: ["ribosome", "rough-er"] },
    { question: "cytosis.turn", text: "client-guide-cytosis-energy", tries: ["mitochondria:3", "mitochondria:2"] },
    { question: "cytosis.turn", text: "client-guide-cytosis-market", tries: ["market:0", "market:1"] },
    { question: "cytosis.turn", text: "client-guide-cytosis-complete", tries: ["cytoplasm", "golgi", "exocytosis"] },
    { question: "cytosis.turn", text: "client-guide-free", tries: [] },
  ],
  cellulose: [
    { question: "cellulose.ask.place", text: "client-guide-cellulose-water", tries: ["xylem"] },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-gas", tries: ["stomata"] },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-sugar", tries: ["chloroplasts"] },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-protein", tries: ["ribosomes", "mitochondria"] },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-wall", tries: ["wall"] },
    { question: "cellulose.ask.place", text: "client-guide-cellulose-grow", tries: ["cytoplasm", "membrane"] },
    { question: "cellulose.ask.place", text: "client-guide-free", tries: [] },
  ],
  foment: [
    { question: "foment.keep", text: "client-guide-foment-strategy", tries: [] },
    { question: "foment.place", text: "client-guide-foment-place", tries: [] },
    { question: "foment.move", text: "client-guide-foment-move", tries: ["move"] },
    { question: "foment.act", text: "client-guide-foment-build", tries: ["build"] },
    { question: "foment.maintain", text: "client-guide-foment-maintain", tries: [] },
    { question: "foment.move", text: "client-guide-free", tries: [] },
  ],
};

export function stepsOf(game: string): Step[] {
  return guides[game] ?? [];
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
