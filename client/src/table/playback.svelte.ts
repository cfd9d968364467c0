// Plays back what others did at a readable pace; one's own next click never waits for it.
import type { GameEvent } from "../i18n/localization";
import type { MatchState, MatchView } from "../net/types";

type PlaybackStep = { view: MatchView; events: GameEvent[]; lines: string[]; holdTime: number };

const PACES = { calm: { least: 1000, line: 450, most: 3200 }, brisk: { least: 450, line: 200, most: 1400 }, off: null };
const LONGEST_ANIMATION = 4000;

/** A queue of states, shown one after the other. */
export class Playback {
  view = $state.raw<MatchView | null>(null);
  newEvents = $state.raw<GameEvent[]>([]);
  lines = $state.raw<string[]>([]);
  /** Whether something has happened that is not shown yet. */
  behind = $state(false);

  private queue: PlaybackStep[] = [];
  private timer = 0;
  private animating = false;
  private holding = false;

  constructor(
    private readonly describeEvent: (event: GameEvent) => string,
    private readonly pace: () => keyof typeof PACES,
    /** Whether the board animates events, and reports when it is done. */
    private readonly hasAnimations: () => boolean,
  ) {}

  push(state: MatchState, fresh: boolean): void {
    const lines = state.events.map(this.describeEvent);
    if (fresh || this.pace() === "off") {
      this.clear();
      const events = fresh ? [] : state.events;
      this.show({ view: state.view, events, lines: fresh ? [] : lines, holdTime: 0 });
      return;
    }
    this.queue.push({ view: state.view, events: state.events, lines, holdTime: this.holdTime(state) });
    if (!this.holding && !this.animating) this.next();
    this.behind = this.queue.length > 0;
  }

  /** Return how many milliseconds a state stays: 0 for one's own moves. */
  private holdTime(state: MatchState): number {
    const pace = PACES[this.pace()];
    const others = state.events.some((event) => event.seat !== undefined && event.seat !== state.seat);
    if (!pace || !others) return 0;
    return Math.min(pace.most, pace.least + pace.line * state.events.length);
  }

  private next(): void {
    const step = this.queue.shift();
    this.behind = this.queue.length > 0;
    if (step) this.show(step);
  }

  private show(step: PlaybackStep): void {
    this.view = step.view;
    this.newEvents = step.events;
    if (step.lines.length) this.lines = step.lines;
    this.animating = step.events.length > 0 && this.hasAnimations();
    this.holding = step.holdTime > 0;
    clearTimeout(this.timer);
    if (!this.holding && !this.animating) {
      // Where nothing is to be seen the next thing follows at once.
      if (this.queue.length) this.next();
      return;
    }
    const shorter = this.queue.length > 4 ? 0.4 : 1;
    this.timer = window.setTimeout(
      () => this.onTimeout(),
      step.holdTime > 0 ? step.holdTime * shorter : LONGEST_ANIMATION,
    );
  }

  private onTimeout(): void {
    this.holding = false;
    this.animating = false;
    if (this.queue.length) this.next();
  }

  /** Called by the board when its animations have ended. */
  onAnimationsEnd = (): void => {
    this.animating = false;
    if (!this.holding && this.queue.length) this.next();
  };

  /** Drop the queue and show the last state. */
  skip = (): void => {
    const last = this.queue.at(-1);
    const lines = this.queue.flatMap((step) => step.lines);
    this.clear();
    if (last) {
      this.view = last.view;
      this.newEvents = [];
      this.lines = lines;
    }
  };

  private clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.animating = false;
    this.holding = false;
    this.behind = false;
  }

  close(): void {
    this.clear();
  }
}
