// Plays back what others did at a readable pace, event by event; one's own next click never waits for it.
import type { GameEvent } from "../i18n/localization";
import type { MatchState, MatchView } from "../net/types";

export type PlaybackStep = { view: MatchView; events: GameEvent[]; lines: string[]; holdTime: number };
/** Events and their sentences; `whole` if they were not told one by one. */
export type Told = { events: GameEvent[]; lines: string[]; whole: boolean };
type Pace = { least: number; line: number; scene: number; most: number };

const PACES: Record<"calm" | "brisk" | "off", Pace | null> = {
  calm: { least: 1000, line: 450, scene: 1100, most: 3200 },
  brisk: { least: 450, line: 200, scene: 600, most: 1400 },
  off: null,
};
const NOTHING: Told = { events: [], lines: [], whole: true };
const LONGEST_ANIMATION = 4000;
/** How much of a state's time is left to look at it once all of it was told. */
const REST = 0.5;
const MOST_STEPS = 80;

/** A queue of states, told one after the other. */
export class Playback {
  view = $state.raw<MatchView | null>(null);
  newEvents = $state.raw<GameEvent[]>([]);
  /** What is being told, or was told last, as far as it has been told. */
  told = $state.raw<Told>(NOTHING);
  /** The states since one's own last move, that one included. */
  steps = $state.raw<PlaybackStep[]>([]);
  /** The step that one has gone back to, or undefined. */
  at = $state<number>();
  /** Whether something has happened that is not shown yet. */
  behind = $state(false);
  /** Whether events are told over the view from before them. */
  telling = $state(false);
  /** How many of the last events have not been told yet. */
  untold = $state(0);

  private queue: PlaybackStep[] = [];
  private current: PlaybackStep | undefined;
  private beat = 0;
  private timer = 0;
  private animating = false;
  private holding = $state(false);

  constructor(
    private readonly describeEvent: (event: GameEvent) => string,
    private readonly pace: () => keyof typeof PACES,
    /** Whether the board animates events, and reports when it is done. */
    private readonly hasAnimations: () => boolean,
    private readonly isScene: (event: GameEvent) => boolean = () => false,
    /** Called with what has just been told. */
    private readonly onTold: (lines: string[]) => void = () => {},
  ) {}

  push(state: MatchState, fresh: boolean): void {
    const lines = state.events.map(this.describeEvent);
    const step = { view: state.view, events: state.events, lines, holdTime: this.holdTime(state) };
    if (fresh || this.pace() === "off") {
      this.clear();
      if (fresh) [this.steps, this.told] = [[], NOTHING];
      this.commit(fresh ? { ...step, events: [], lines: [] } : step);
      if (!fresh) this.say(step);
      this.newEvents = fresh ? [] : step.events;
      return;
    }
    this.queue.push(step);
    this.untold += state.events.length;
    if (!this.holding && !this.animating && this.at === undefined) this.next();
    this.update();
  }

  /** Return how many milliseconds a state takes: 0 for one's own moves. */
  private holdTime({ events, seat }: MatchState): number {
    const pace = PACES[this.pace()];
    const others = events.some((event) => (event.seat !== undefined && event.seat !== seat) || this.isScene(event));
    if (!pace || !others) return 0;
    const scenes = events.filter(this.isScene).length;
    return Math.min(pace.most + Math.min(scenes, 2) * pace.scene, pace.least + pace.line * events.length);
  }

  private update(): void {
    this.behind = this.queue.length > 0 || this.telling || this.at !== undefined;
  }

  private next(): void {
    const step = this.queue.shift();
    if (step && step.holdTime > 0 && this.hasAnimations()) this.tell(step);
    else if (step) this.show(step);
    this.update();
  }

  /** Show a state at once: one's own move, or any where nothing moves. */
  private show(step: PlaybackStep): void {
    this.untold -= step.events.length;
    this.commit(step);
    this.say(step);
    this.newEvents = step.events;
    this.animating = step.events.length > 0 && this.hasAnimations();
    this.holding = step.holdTime > 0;
    // Where nothing is to be seen the next thing follows at once.
    if (!this.holding && !this.animating) return this.queue.length ? this.next() : undefined;
    this.wait(step.holdTime > 0 ? step.holdTime * this.hurry : LONGEST_ANIMATION, () => this.goOn());
  }

  /** Tell a state event by event over the view from before it, which gives way to the new one at the end. */
  private tell(step: PlaybackStep): void {
    [this.current, this.beat, this.telling, this.holding] = [step, 0, true, true];
    this.nextBeat();
  }

  private nextBeat(): void {
    const step = this.current;
    if (!step) return;
    const event = step.events[this.beat];
    if (!event) return this.endTelling(step);
    this.beat += 1;
    this.untold -= 1;
    this.animating = true;
    this.newEvents = [event];
    this.told = { events: step.events.slice(0, this.beat), lines: step.lines.slice(0, this.beat), whole: false };
    this.onTold([step.lines[this.beat - 1] ?? ""]);
    this.wait(this.beatTime(step, event), () => this.nextBeat());
  }

  private beatTime(step: PlaybackStep, event: GameEvent): number {
    const scene = this.isScene(event) ? (PACES[this.pace()]?.scene ?? 0) / 2 : 0;
    return ((step.holdTime * (1 - REST / 2)) / step.events.length + scene) * this.hurry;
  }

  private endTelling(step: PlaybackStep): void {
    const end = () => {
      [this.current, this.telling, this.animating] = [undefined, false, false];
      this.commit(step);
      this.newEvents = [];
      this.wait(step.holdTime * REST * this.hurry, () => this.goOn());
      this.update();
    };
    if (this.animating) this.wait(LONGEST_ANIMATION, end);
    else end();
  }

  /** Whether what is told is to be read at its place. */
  get captioned(): boolean {
    return this.telling || this.holding || this.at !== undefined;
  }

  private get hurry(): number {
    return this.queue.length > 4 ? 0.4 : 1;
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, time);
  }

  private goOn(): void {
    [this.holding, this.animating] = [false, false];
    if (this.at === undefined && this.queue.length) this.next();
  }

  /** Called by the board when its animations have ended. */
  onAnimationsEnd = (): void => {
    this.animating = false;
    if (this.current && this.beat >= this.current.events.length) this.endTelling(this.current);
    else if (!this.holding) this.goOn();
  };

  /** Show the state as it is now; what one does oneself begins anew: what follows is what the others made of it. */
  private commit(step: PlaybackStep): void {
    this.view = step.view;
    if (!step.events.length) return;
    const own = step.events.some((event) => event.seat !== undefined && event.seat === step.view.seat);
    this.steps = own ? [step] : [...this.steps, step].slice(-MOST_STEPS);
  }

  private say({ events, lines }: PlaybackStep): void {
    if (events.length) this.told = { events, lines, whole: true };
    this.onTold(lines);
  }

  /** Drop the queue and show the last state. */
  skip = (): void => {
    const steps = [...(this.current ? [this.current] : []), ...this.queue];
    const lines = steps.flatMap((step, index) => step.lines.slice(index === 0 && this.current ? this.beat : 0));
    this.clear();
    this.newEvents = [];
    for (const step of steps) this.commit(step);
    const last = this.steps.at(-1);
    if (steps.length === 0 && last) [this.view, this.told] = [last.view, { ...last, whole: true }];
    else
      this.told = {
        events: steps.flatMap(({ events }) => events),
        lines: steps.flatMap((step) => step.lines),
        whole: true,
      };
    this.onTold(lines);
  };

  /** Go back or forth among the steps since one's last move; past the last one lies the present. */
  step(by: number): void {
    if (this.at === undefined && (this.telling || this.queue.length)) this.skip();
    const last = this.steps.length - 1;
    const target = (this.at ?? last) + by;
    const step = this.steps[target];
    if (!step) return;
    clearTimeout(this.timer);
    [this.newEvents, this.animating, this.holding] = [[], false, false];
    this.at = target === last ? undefined : target;
    [this.view, this.told] = [step.view, { ...step, whole: true }];
    const later = [...this.steps.slice(target + 1), ...this.queue];
    this.untold = later.reduce((sum, { events }) => sum + events.length, 0);
    if (this.at === undefined && this.queue.length) this.next();
    this.update();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    [this.current, this.at] = [undefined, undefined];
    [this.animating, this.holding, this.telling, this.behind] = [false, false, false, false];
    this.untold = 0;
  }

  close(): void {
    this.clear();
  }
}
