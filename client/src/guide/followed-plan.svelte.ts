// The plan of the seat that is asked, fetched anew at every question.
import { api } from "../net/api";
import type { SeatPlan } from "../net/types";

/** The question a plan is for. */
export type Asked = { table: string; seat: number; version: number };

export class FollowedPlan {
  private found = $state.raw<SeatPlan & { seat: number }>();

  constructor(
    private readonly asked: () => Asked | undefined,
    /** Whether an answer is on its way: whoever has answered is told no more about that question. */
    answered: () => boolean,
  ) {
    $effect(() => {
      const asked = this.asked();
      if (!asked || answered()) return;
      const stop = new AbortController();
      void this.fetch(asked, stop.signal);
      return () => stop.abort();
    });
  }

  /** The plan for the question that is asked now, once it is there. */
  get current(): SeatPlan | undefined {
    const asked = this.asked();
    return asked && this.found?.version === asked.version && this.found.seat === asked.seat ? this.found : undefined;
  }

  /** A question that has passed, or a server that is away, has no plan: the game goes on without. */
  private async fetch({ table, seat, version }: Asked, signal: AbortSignal): Promise<void> {
    if (this.found?.version === version && this.found.seat === seat) return;
    const found = await api.plan(table, seat, version, signal).catch(() => undefined);
    const asked = this.asked();
    if (found && asked?.version === version && asked.seat === seat) this.found = { ...found, seat };
  }
}
