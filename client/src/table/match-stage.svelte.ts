// What the board of a match carries: the caption of what is told, and marks on what others have changed.
import {
  changedPlace,
  marksAt,
  placeOf,
  type Caption,
  type ChangeMark,
  type RouteStop,
  type Stage,
} from "../art/stage";
import type { Point } from "../art/hand-drawn";
import { isPlayerAt } from "../games/event-animations";
import type { GameUI } from "../games/types";
import { t } from "../i18n/language.svelte";
import type { GameEvent } from "../i18n/localization";
import type { MatchView } from "../net/types";
import type { Playback, PlaybackStep } from "./playback.svelte";

/** Events that change what players and the stock have, and no place. */
const UNMARKED =
  /(paid|gained|traded|taken|exchanged|maintained|shuffled|discarded|powered|passed|returned|began|rolled|stayed|exhausted|skipped|cytosis\.card\.\w+)$/;

export class MatchStage implements Stage {
  route = $state.raw<RouteStop[]>([]);
  private seen = $state.raw<PlaybackStep[]>([]);

  constructor(
    private readonly game: string,
    private readonly playback: Playback,
    private readonly ui: GameUI | null,
  ) {}

  get telling(): boolean {
    return this.playback.telling;
  }

  readonly caption = $derived.by((): Caption | undefined => {
    const { told, captioned, view } = this.playback;
    if (!captioned || !view || told.events.length === 0) return undefined;
    const groups = this.groups(told.events);
    const places = groups.map((group) => this.placeOf(group, view));
    const found = told.whole ? Math.max(0, places.findIndex(Boolean)) : groups.length - 1;
    const group = groups[found]!;
    const scene = this.sceneOf(group[0]!);
    // Where nothing moves there are no scenes; who looks back has asked for one.
    if (scene && told.whole && this.playback.at === undefined) return undefined;
    const lines = group.map((event) => ({
      ...(typeof event.seat === "number" ? { seat: event.seat } : {}),
      text: told.lines[told.events.indexOf(event)] ?? "",
    }));
    if (scene) return { title: t(`client-${this.game}-scene-${scene}`), lines };
    return { ...(places[found] ? { at: places[found] } : {}), lines };
  });

  readonly marks = $derived.by((): ChangeMark[] => {
    const { steps, at, view } = this.playback;
    if (!this.ui || !view || (steps === this.seen && at === undefined)) return [];
    const looked = at === undefined ? steps : steps.slice(at, at + 1);
    return marksAt(
      looked.flatMap((step) =>
        step.events.flatMap((event): ChangeMark[] => {
          if (event.seat === view.seat || UNMARKED.test(event.key)) return [];
          const place = changedPlace(this.animationsFor(event, step.view), this.isPlayer(step.view));
          return place ? [{ at: place, seat: typeof event.seat === "number" ? event.seat : undefined }] : [];
        }),
      ),
    );
  });

  /** How things were after one's own last move, as long as what has changed since is shown. */
  get before(): MatchView | undefined {
    const { steps } = this.playback;
    return steps === this.seen ? undefined : steps[0]?.view;
  }

  /** Whoever chooses has seen what has changed. */
  dismiss(): void {
    this.seen = this.playback.steps;
  }

  private sceneOf = (event: GameEvent) => this.ui?.scenes[event.key];

  /** What is said together: the events of one scene, or of one player's answer. */
  private groups(events: GameEvent[]): GameEvent[][] {
    const groups: GameEvent[][] = [];
    for (const event of events) {
      const group = groups.at(-1);
      const [first, scene] = [group?.[0], this.sceneOf(event)];
      const sameActor = event.seat === undefined || first?.seat === undefined || event.seat === first.seat;
      const joins = first && scene === this.sceneOf(first) && (scene || (sameActor && event.number === first.number));
      if (joins) group!.push(event);
      else groups.push([event]);
    }
    return groups;
  }

  private placeOf(group: GameEvent[], view: MatchView): Point | undefined {
    for (const event of group) {
      const place = placeOf(this.animationsFor(event, view), this.isPlayer(view));
      if (place) return place;
    }
    return undefined;
  }

  private animationsFor = (event: GameEvent, view: MatchView) => this.ui?.animationsFor(event, view.table) ?? [];
  private isPlayer = (view: MatchView) => (point: Point) =>
    isPlayerAt(point, view.table as unknown as { players: unknown[] });
}
