// What moves when something has happened: each event is a beat, and the beats of a turn overlap.
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

export type ScheduledAnimation = { move: BoardAnimation; delay: number; duration: number };

const LONGEST = 3600;
const BEAT = 190;

/** The moves of each beat with their times; many beats come closer together, so that the whole stays short. */
export function scheduleAnimations(animations: BoardAnimation[][]): { moves: ScheduledAnimation[]; total: number } {
  const full = animations.filter((beat) => beat.length > 0);
  const beat = Math.min(BEAT, LONGEST / Math.max(1, full.length));
  const moves: ScheduledAnimation[] = [];
  let total = 0;
  full.forEach((beatMoves, index) => {
    for (const move of beatMoves) {
      const duration = move.kind === "pulse" ? 350 : move.kind === "fly" ? 400 : 450;
      const copies = move.kind === "fly" ? Math.min(move.count ?? 1, 6) : 1;
      for (let copy = 0; copy < copies; copy++) {
        const delay = index * beat + copy * 45;
        moves.push({ move, delay, duration });
        total = Math.max(total, delay + duration);
      }
    }
  });
  return { moves, total };
}

/** Places along a bowed way from one point to another. */
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
