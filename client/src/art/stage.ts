// What a board carries while a turn is told: the caption at the place where it happens, and marks on what has changed.
import { getContext, setContext } from "svelte";
import type { BoardAnimation } from "./animation";
import type { Point } from "./hand-drawn";

/** The words at a place; a scene has the middle of the board and a title. */
export type Caption = {
  at?: Point;
  seat?: number | undefined;
  title?: string;
  lines: { seat?: number; text: string }[];
};
/** A place that somebody, or the game itself, has changed. */
export type ChangeMark = { at: Point; seat: number | undefined };
/** A stop on a way over the board: the words that lead to its place, and whether one can go there now. */
export type RouteStop = { place: string; open: boolean };
export type Stage = {
  readonly caption: Caption | undefined;
  readonly marks: ChangeMark[];
  /** The way to what one works towards. */
  readonly route: RouteStop[];
  /** Is a move being told over the board as it was before? What has arrived stays in sight until it is drawn. */
  readonly telling: boolean;
};

const KEY = Symbol("stage");
export const provideStage = (stage: Stage): void => void setContext(KEY, stage);
export const findStage = (): Stage | undefined => getContext<Stage | undefined>(KEY);

const CLOSE = 46;

/** Return where on the board an event happens, given what moves then; undefined if only players have something of it. */
export function placeOf(animations: BoardAnimation[], isPlayer: (point: Point) => boolean): Point | undefined {
  for (const animation of animations) {
    const points = animation.kind === "wash" ? [] : "at" in animation ? [animation.at] : [animation.to, animation.from];
    const found = points.find((point) => !isPlayer(point) && isInside(point));
    if (found) return found;
  }
  return undefined;
}

/** Return the place on the board that is another one after an event, given what moves then. */
export function changedPlace(animations: BoardAnimation[], isPlayer: (point: Point) => boolean): Point | undefined {
  for (const animation of animations) {
    if (animation.kind === "wash" || animation.kind === "text" || animation.kind === "die") continue;
    const point = animation.kind === "pulse" ? animation.at : animation.to;
    if (!isPlayer(point) && isInside(point)) return point;
  }
  return undefined;
}

/** Return one mark for each place: of two that would lie upon each other, the later one. */
export function marksAt(found: ChangeMark[]): ChangeMark[] {
  return found.filter(
    ({ at }, index) =>
      !found.slice(index + 1).some((later) => Math.hypot(later.at[0] - at[0], later.at[1] - at[1]) < CLOSE),
  );
}

const isInside = ([x, y]: Point) => x >= 0 && x <= 1600 && y >= 0 && y <= 1000;
