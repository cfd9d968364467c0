// Animations over a board: those of one event begin together, and the events of a turn overlap.
import type { Point } from "./hand-drawn";

export type Tone = "good" | "bad" | "calm";
export type BoardAnimation =
  | { kind: "fly"; icon: string; from: Point; to: Point; count?: number; lift?: number }
  | {
      kind: "piece";
      shape: "flask" | "vesicle" | "marker" | "cell";
      seat: number;
      grey?: boolean;
      from: Point;
      to: Point;
      lift?: number;
    }
  | { kind: "pulse"; at: Point; reach?: number; tone?: Tone }
  | { kind: "die"; at: Point; face: string | number }
  | { kind: "text"; at: Point; text: string; tone?: Tone }
  | { kind: "wash"; tone: "sunrise" | "evening" | "tide" };

export type ScheduledAnimation = { animation: BoardAnimation; delay: number; duration: number };

const LONGEST = 3600;
const INTERVAL = 190;

/** Return all animations with their times, given those of each event; many events come closer together. */
export function scheduleAnimations(animations: BoardAnimation[][]): { scheduled: ScheduledAnimation[]; total: number } {
  const groups = animations.filter((group) => group.length > 0);
  const interval = Math.min(INTERVAL, LONGEST / Math.max(1, groups.length));
  const scheduled: ScheduledAnimation[] = [];
  let total = 0;
  groups.forEach((animations, index) => {
    for (const animation of animations) {
      const duration = animation.kind === "pulse" ? 350 : animation.kind === "fly" ? 400 : 450;
      const copies = animation.kind === "fly" ? Math.min(animation.count ?? 1, 6) : 1;
      for (let copy = 0; copy < copies; copy++) {
        const delay = index * interval + copy * 45;
        scheduled.push({ animation, delay, duration });
        total = Math.max(total, delay + duration);
      }
    }
  });
  return { scheduled, total };
}

/** Return points along an arc from one point to another. */
export function arcPoints(from: Point, to: Point, lift = 0.18, steps = 10): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [
    (from[0] + to[0]) / 2 + dy * lift,
    (from[1] + to[1]) / 2 - Math.abs(dx) * lift - 20 * Math.sign(lift),
  ];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const rest = 1 - part;
    return [
      rest * rest * from[0] + 2 * rest * part * middle[0] + part * part * to[0],
      rest * rest * from[1] + 2 * rest * part * middle[1] + part * part * to[1],
    ];
  });
}
