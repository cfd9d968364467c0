// Where everything lies on the Cellulose board, 1600 by 1000.
import type { Point } from "../../art/hand-drawn";
import type { Node } from "./table";

/** The middle of each space by its name. */
export const SPACES: Record<string, Point> = {
  xylem: [85, 706],
  "stomata-small": [440, 742],
  "stomata-large": [760, 742],
  "chloroplasts-small": [306, 190],
  "chloroplasts-large": [306, 394],
  wall: [240, 656],
  "mitochondria-small": [888, 332],
  "mitochondria-large": [982, 332],
  "ribosomes-small": [486, 150],
  "ribosomes-large": [582, 150],
  "cytoplasm-small": [686, 150],
  "cytoplasm-large": [782, 150],
  "membrane-shoot": [898, 464],
  "membrane-root": [974, 464],
  "membrane-either": [936, 543],
  nucleus: [936, 166],
};

/** The vacuole. */
export const VACUOLE = { x: 454, y: 216, width: 360, height: 356 };
/** The cellulose chain of the wall. */
export const CHAIN = { x: 314, width: 726, y: 624, height: 64 };
/** The xylem beside the cell. */
export const XYLEM = { x: 30, top: 96, bottom: 650, width: 110 };
/** The middle of the deck. */
export const DECK: Point = [964, 34];
/** The height of the ground. */
export const SOIL = 470;
/** Where the plant is drawn. */
export const PLANT = { left: 1062, right: 1592, top: 14 };
/** Ivy's mat. */
export const IVY = { x: 1062, y: 880, width: 530 };
/** The size of a space of the plant. */
export const NODE: Point = [172, 64];

/** Return the corner of a slot of the market, counted from 0. */
export function marketAt(slot: number): Point {
  return [16 + slot * 260, 808];
}

/** Return the middle of a space or market slot by its name. */
export function spaceAt(name: string): Point {
  const slot = /^market-(\d+)$/.exec(name);
  if (!slot) return SPACES[name] ?? [676, 400];
  const [x, y] = marketAt(Number(slot[1]) - 1);
  return [x + 125, y + 90];
}

/** Return the middle of a seat's region of the vacuole. */
export function regionAt(seat: number, seats: number): Point {
  const width = VACUOLE.width / seats;
  return [VACUOLE.x + width * (seat + 0.5), VACUOLE.y + VACUOLE.height * 0.5];
}

/** Return the middle of a section of the wall, counted from 0. */
export function wallAt(index: number, count: number): Point {
  const width = CHAIN.width / count;
  return [CHAIN.x + width * (index + 0.5), CHAIN.y + CHAIN.height / 2];
}

/** How far each space of a track is from its start. */
function depths(nodes: Record<string, Node>, track: string): Map<string, number> {
  const all = Object.keys(nodes).filter((name) => nodes[name]!.track === track);
  const entered = new Set(all.flatMap((name) => nodes[name]!.exits));
  const start = all.find((name) => !entered.has(name)) ?? all[0];
  const found = new Map<string, number>(start === undefined ? [] : [[start, 0]]);
  for (const name of found.keys())
    for (const exit of nodes[name]!.exits) if (!found.has(exit)) found.set(exit, found.get(name)! + 1);
  for (const name of all) if (!found.has(name)) found.set(name, 1);
  return found;
}

/** The plant reaches down to the edge of the board, or to Ivy's mat. */
export function bottomOf(table: { ivy?: unknown }): number {
  return table.ivy ? 872 : 990;
}

/** Shoots climb from the soil, roots go down from it, each space at the height of its distance from the start. */
export function plant(table: { nodes: Record<string, Node>; ivy?: unknown }): Record<string, Point> {
  const { nodes } = table;
  const placed: Record<string, Point> = {};
  for (const track of ["shoot", "root"] as const) {
    const levels = depths(nodes, track);
    const deepest = Math.max(1, ...levels.values());
    for (let depth = 0; depth <= deepest; depth++) {
      const row = Object.keys(nodes).filter((name) => levels.get(name) === depth);
      const room = (PLANT.right - PLANT.left) / row.length;
      row.forEach((name, index) => {
        const x = PLANT.left + room * (index + 0.5);
        const foot = Object.values(nodes).some((node) => node.bonus !== "none") ? 30 : 0;
        const span = track === "shoot" ? SOIL - PLANT.top - 96 : bottomOf(table) - SOIL - 100 - foot;
        const step = span / deepest;
        placed[name] = [x, track === "shoot" ? SOIL - 52 - depth * step : SOIL + 54 + depth * step];
      });
    }
  }
  return placed;
}
