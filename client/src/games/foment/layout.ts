// Where everything lies on the Foment board, 1600 by 1000.
import type { Point } from "../../art/hand-drawn";
import { playerAt } from "../event-animations";
import type { FomentTable, Region } from "./table";

/** The middle of the sea. */
export const CENTRE: Point = [480, 476];
/** Units of the board to one of the pentagon. */
export const REACH = 490;

/** A point of the unit pentagon, y upwards, on the board. */
export function onBoard([x, y]: [number, number]): Point {
  return [CENTRE[0] + x * REACH, CENTRE[1] - y * REACH];
}

/** Return the corners of a region on the board. */
export function cornersOf(region: Region): Point[] {
  return region.outline.map(onBoard);
}

/** The middle of a region by its area. */
export function middleOf(region: Region | undefined): Point {
  if (!region) return CENTRE;
  const corners = cornersOf(region);
  let [area, x, y] = [0, 0, 0];
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** An arrow over the part of the rim that belongs to a region, out of the sea or into it. */
export function rimArrow(region: Region, inward: boolean): string {
  const outside = [...cornersOf(region)].sort((a, b) => distance(b) - distance(a)).slice(0, 2) as [Point, Point];
  const middle: Point = [(outside[0][0] + outside[1][0]) / 2, (outside[0][1] + outside[1][1]) / 2];
  const far = distance(middle);
  const along: Point = [(middle[0] - CENTRE[0]) / far, (middle[1] - CENTRE[1]) / far];
  const at = (out: number, aside: number) =>
    `${(middle[0] + along[0] * out - along[1] * aside).toFixed(1)} ${(middle[1] + along[1] * out + along[0] * aside).toFixed(1)}`;
  const [tail, head] = inward ? [42, -26] : [-26, 42];
  const neck = inward ? head + 20 : head - 20;
  return `M${at(tail, 0)}L${at(head, 0)}M${at(neck, -14)}L${at(head, 0)}L${at(neck, 14)}`;
}

function distance([x, y]: Point): number {
  return Math.hypot(x - CENTRE[0], y - CENTRE[1]);
}

/** Where the cells of a region lie round its middle. */
export function berth(count: number, index: number): { at: Point; scale: number } {
  if (count === 1) return { at: [0, -2], scale: 1.1 };
  if (count === 2) return { at: index === 0 ? [-30, -20] : [30, 20], scale: 0.72 };
  if (count === 3)
    return {
      at: (
        [
          [0, -30],
          [-46, 12],
          [46, 12],
        ] as Point[]
      )[index]!,
      scale: 0.66,
    };
  return { at: [((index % 2) - 0.5) * 84, -36 + Math.floor(index / 2) * 38], scale: 0.54 };
}

/** The middle of the tide clock. */
export const CLOCK: Point = [1060, 192];
/** The corner of the bank. */
export const BANK: Point = [1170, 98];
/** The corner of the menu of plasmids. */
export const MENU: Point = [964, 300];
/** The size of a plasmid. */
export const PLASMID: Point = [204, 164];
/** The middle of the mutation deck. */
export const DECK: Point = [1556, 206];

/** Return the corner of a plasmid of the menu, counted from 0. */
export function plasmidAt(index: number): Point {
  return [MENU[0] + (index % 3) * 212, MENU[1] + Math.floor(index / 3) * 174];
}

/** Where a player's cell is, or its row at the side if it is not in the sea. */
export function cellAt(seat: number, table: FomentTable): Point {
  const player = table.players[seat];
  const region = player ? table.regions[player.region] : undefined;
  if (!region) return playerAt(seat, table);
  const [x, y] = middleOf(region);
  const { at } = berth(region.cells.length, Math.max(0, region.cells.indexOf(seat)));
  return [x + at[0], y + at[1]];
}
