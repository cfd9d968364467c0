// Reviews of finished games: what the server sends, and how a review is waited for.
import { api } from "../net/api";

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type JudgedDecision = {
  entry: number;
  round: number;
  seat: number;
  question: string;
  code: string;
  before: number;
  after: number;
  best: string;
  loss: number;
  grade: Grade;
  /** By how much the position as it truly lay changed for the seat. */
  deal: number;
};

export type DrawnLuck = { entry: number; round: number; code: string; luck: number[] };

export type ReviewedPlayer = {
  seat: number;
  accuracy: number | null;
  grades: Record<Grade, number>;
  start: number;
  luck: number;
  skill: number[];
  end: number;
};

export type Review = {
  /** The least loss of each grade. */
  thresholds: Record<Grade, number>;
  players: ReviewedPlayer[];
  moments: number[];
  decisions: JudgedDecision[];
  draws: DrawnLuck[];
  course: { entry: number; round: number; chances: number[] }[];
  whole: boolean;
  made_with: { organelle: string; search: string; iterations: number; seed: number; rules: number };
};

/** What is reviewed: the game of a table, or a text. */
export type Reviewable = { table: string } | { text: string };

const PAUSE = 1200;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A review that is asked for: how far it is, and the review once it is there. */
export class RunningReview {
  id = "";
  private stopped = false;

  /** Have the game reviewed and report how far that is; return the review, or undefined if it was stopped. */
  async run(
    game: Reviewable,
    deep: boolean,
    onProgress: (done: number, total: number, before: number) => void,
  ): Promise<Review | undefined> {
    let status = await api.review({ ...game, deep });
    this.id = status.id;
    while (status.state === "waiting" || status.state === "running") {
      onProgress(status.done, status.total, status.before);
      await wait(PAUSE);
      if (this.stopped) return undefined;
      status = await api.reviewStatus(this.id);
    }
    return this.stopped ? undefined : (status.review as Review);
  }

  /** Have the server give the review up. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.id) await api.stopReview(this.id).catch(() => {});
  }
}

/** Return what a decision says of itself: its key and the numbers of its sentence. */
export const decisionKey = (decision: JudgedDecision): string =>
  decision.loss > 0 ? "review-moment-loss" : "review-moment-gain";

/** Return the decisions of a seat that one can learn from, the dearest first. */
export function mistakesOf(review: Review, seat: number): JudgedDecision[] {
  const wrong = review.decisions.filter((decision) => decision.seat === seat && decision.best !== decision.code);
  return wrong.filter(({ grade }) => grade === "mistake" || grade === "blunder").sort((a, b) => b.loss - a.loss);
}

/** Return the two answers of a question about a mistake, in an order that does not tell which was given. */
export const answersOf = ({ code, best, entry }: JudgedDecision): string[] =>
  entry % 2 === 0 ? [code, best] : [best, code];

/** Return the text of a game up to an entry, to go on from there. */
export function textUntil(text: string, last: number): string {
  const lines = text.split("\n");
  return lines.filter((line) => !/^\d+ /.test(line) || Number(line.split(" ", 1)[0]) <= last).join("\n");
}
