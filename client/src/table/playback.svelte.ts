// What others did, shown one thing after the other at a readable pace; one's own next click never waits for it.
import type { Fact } from "../i18n/localization";
import type { MatchState, MatchView } from "../net/types";

type Scene = { view: MatchView; events: Fact[]; lines: string[]; hold: number };

const PACES = { calm: { least: 1000, line: 450, most: 3200 }, brisk: { least: 450, line: 200, most: 1400 }, off: null };
const LONGEST_MOTION = 4000;

export class Teller {
  view = $state.raw<MatchView | null>(null);
  motion = $state.raw<Fact[]>([]);
  lines = $state.raw<string[]>([]);
  /** Is there something that has happened and is not shown yet? */
  behind = $state(false);

  private queue: Scene[] = [];
  private timer = 0;
  private moving = false;
  private held = false;

  constructor(
    private readonly say: (fact: Fact) => string,
    private readonly pace: () => keyof typeof PACES,
    /** Does the board move its pieces, and say when it is done? */
    private readonly moves: () => boolean,
  ) {}

  push(state: MatchState, fresh: boolean): void {
    const lines = state.events.map(this.say);
    if (fresh || this.pace() === "off") {
      this.clear();
      const events = fresh ? [] : state.events;
      this.show({ view: state.view, events, lines: fresh ? [] : lines, hold: 0 });
      return;
    }
    this.queue.push({ view: state.view, events: state.events, lines, hold: this.hold(state) });
    if (!this.held && !this.moving) this.next();
    this.behind = this.queue.length > 0;
  }

  /** How long a scene stays: not at all for what I did myself. */
  private hold(state: MatchState): number {
    const pace = PACES[this.pace()];
    const others = state.events.some((fact) => fact.seat !== undefined && fact.seat !== state.seat);
    if (!pace || !others) return 0;
    return Math.min(pace.most, pace.least + pace.line * state.events.length);
  }

  private next(): void {
    const scene = this.queue.shift();
    this.behind = this.queue.length > 0;
    if (scene) this.show(scene);
  }

  private show(scene: Scene): void {
    this.view = scene.view;
    this.motion = scene.events;
    if (scene.lines.length) this.lines = scene.lines;
    this.moving = scene.events.length > 0 && this.moves();
    this.held = scene.hold > 0;
    clearTimeout(this.timer);
    if (!this.held && !this.moving) {
      // Where nothing is to be seen the next thing follows at once.
      if (this.queue.length) this.next();
      return;
    }
    const shorter = this.queue.length > 4 ? 0.4 : 1;
    this.timer = window.setTimeout(() => this.released(), scene.hold > 0 ? scene.hold * shorter : LONGEST_MOTION);
  }

  private released(): void {
    this.held = false;
    this.moving = false;
    if (this.queue.length) this.next();
  }

  /** The board has finished moving its pieces. */
  done = (): void => {
    this.moving = false;
    if (!this.held && this.queue.length) this.next();
  };

  /** Shows how things are now. */
  skip = (): void => {
    const last = this.queue.at(-1);
    const lines = this.queue.flatMap((scene) => scene.lines);
    this.clear();
    if (last) {
      this.view = last.view;
      this.motion = [];
      this.lines = lines;
    }
  };

  private clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.moving = false;
    this.held = false;
    this.behind = false;
  }

  close(): void {
    this.clear();
  }
}
