// The frames of a finished game, fetched in parts and kept.
import { api } from "./api";
import type { Frame, ReplayPart } from "./types";

const PART = 100;

/** The frames of one game; each part is fetched once. */
export class ReplayFrames {
  readonly frames = new Map<number, Frame>();
  header: ReplayPart["header"] | undefined;
  last = 0;
  private readonly parts = new Map<number, Promise<void>>();

  constructor(private readonly fetchPart: (from: number, to: number) => Promise<ReplayPart>) {}

  /** Fetch the part with that frame, unless it is here. */
  load(number: number): Promise<void> {
    const part = Math.floor(number / PART);
    let found = this.parts.get(part);
    if (!found) {
      found = this.fetchPart(part * PART, part * PART + PART - 1).then((answer) => {
        this.header = answer.header;
        this.last = answer.last;
        for (const frame of answer.frames) this.frames.set(frame.number, frame);
      });
      found.catch(() => this.parts.delete(part));
      this.parts.set(part, found);
    }
    return found;
  }

  /** Return the number of the first entry that a player made, among the frames that are here; 0 if there is none. */
  firstMove(): number {
    const moves = [...this.frames.values()].filter(({ who }) => /^\d+$/.test(who)).map(({ number }) => number);
    return moves.length ? Math.min(...moves) : 0;
  }

  /** Fetch everything, and report all frames so far after each part. */
  async loadAll(onProgress: (frames: Frame[]) => void): Promise<void> {
    for (let from = 0; from === 0 || from <= this.last; from += PART) {
      await this.load(from);
      onProgress([...this.frames.values()].sort((a, b) => a.number - b.number));
    }
  }
}

/** Return the frames of a finished table as a seat saw them, or a spectator if it is null. */
export function tableReplay(id: string, seat: number | null): ReplayFrames {
  return new ReplayFrames((from, to) => api.replay(id, seat, from, to));
}

/** Return the frames of a game given as text, as a seat saw them, or a spectator if it is null. */
export function textReplay(text: string, seat: number | null): ReplayFrames {
  return new ReplayFrames((from, to) => api.replayText(text, seat, from, to));
}
