// Where everything lies on the Cytosis board, 1600 by 1000.
import type { Point } from "../../art/hand-drawn";

/** The pads of each spot, in the order of its flasks. */
export const PADS: Record<string, Point[]> = {
  "nucleus:3": [[258, 352]],
  "nucleus:2": [[398, 352]],
  "transporter:2": [[118, 512]],
  "transporter:1": [[118, 618]],
  "mitochondria:3": [[820, 648]],
  "mitochondria:2": [[914, 648]],
  "mitochondria:carb": [[1034, 648]],
  "lipids:3": [[350, 548]],
  "lipids:2": [[512, 548]],
  "lower-smooth-er": [
    [398, 710],
    [476, 710],
  ],
  "rough-er": [
    [566, 226],
    [594, 304],
    [566, 382],
  ],
  golgi: [
    [962, 268],
    [962, 350],
  ],
  exocytosis: [
    [1424, 226],
    [1424, 306],
    [1424, 386],
  ],
  ribosome: [[918, 502]],
  cytoplasm: [[1186, 634]],
  laureates: [[480, 52]],
};

/** The corner, the distances and the size of the cards of the market. */
export const MARKET_X = 20;
export const MARKET_Y = 808;
export const MARKET_STEP = 312;
export const MARKET_SIZE: Point = [300, 182];

/** Budding places by their area, in the order of their numbers. */
export const BUDS: Record<string, Point[]> = {
  "smooth-er": [
    [692, 608],
    [692, 704],
  ],
  "rough-er": [
    [722, 222],
    [754, 306],
    [722, 398],
  ],
  golgi: [
    [1178, 214],
    [1210, 306],
    [1178, 398],
  ],
};

/** The middle of the boost of each area. */
export const BOOSTS: Record<string, Point> = {
  nucleus: [328, 262],
  transporter: [198, 566],
  mitochondria: [1088, 584],
  "smooth-er": [588, 480],
};

/** The resource that an area boosts. */
export const BOOST_OF: Record<string, string> = {
  nucleus: "mrna",
  transporter: "carb",
  mitochondria: "atp",
  "smooth-er": "lipid",
};

/** The middle of the deck. */
export const DECK: Point = [1312, 880];
/** The corner of the supply. */
export const SUPPLY: Point = [1376, 808];
/** The middle of the event card. */
export const EVENT: Point = [210, 64];
/** The middle of the grey flasks. */
export const GREYS: Point = [1460, 660];

/** Six goals fill the row; fewer are wider. */
export function goalAt(index: number, count: number): Point {
  return [548 + index * goalStep(count), 10];
}
/** Return the distance between goals, given how many there are. */
export function goalStep(count: number): number {
  return Math.min(232, 1046 / count);
}
/** The corner of the panel of the dummy player. */
export const DUMMY: Point = [1246, 10];

/** Return the corner of a slot of the market, counted from 0. */
export function marketAt(index: number): Point {
  return [MARKET_X + index * MARKET_STEP, MARKET_Y];
}

/** The middle of a spot, budding place, market slot or goal by its word. */
export function middleOf(word: string, vesicles: { area: string }[]): Point {
  const [stem, number] = word.split(":");
  if (stem === "market") {
    const [x, y] = marketAt(Number(number));
    return [x + MARKET_SIZE[0] / 2, y + MARKET_SIZE[1] / 2];
  }
  if (stem === "vesicle") return budAt(Number(number), vesicles);
  if (word === "detox" || word === "steroid") return PADS["lower-smooth-er"]![0]!;
  return PADS[word]?.[0] ?? BOOSTS[word] ?? [800, 450];
}

/** Return the middle of a budding place, given all vesicles. */
export function budAt(index: number, vesicles: { area: string }[]): Point {
  const area = vesicles[index]?.area ?? "golgi";
  const within = vesicles.slice(0, index).filter((other) => other.area === area).length;
  const known = BUDS[area]!;
  const last = known[known.length - 1]!;
  return known[within] ?? [last[0], last[1] - 44 * (within - known.length + 1)];
}
