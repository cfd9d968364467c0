// The view of a Cellulose table as the server sends it.
/** All resources in the order they are shown in. */
export const RESOURCES = ["water", "co2", "protein", "hormone", "atp", "carbohydrate"] as const;
export type Resource = (typeof RESOURCES)[number];

export type Space = {
  name: string;
  large: boolean;
  markers: number[];
  gray: number | null;
  /** How much the space gives, where it is a number. */
  amount?: number;
  card?: string | null;
  co2?: number;
};
export type CardFace = {
  type: string;
  carbohydrate: number;
  protein: number;
  atp: number;
  health: number;
  draw: number;
  discard: number;
  effect: string;
  immediate: number;
  activation: number;
};
export type Cost = { hormone: number; atp: number };
export type Node = {
  track: "shoot" | "root";
  exits: string[];
  cost: Cost;
  once: { health: number; protein: number; card: boolean | number };
  sunrise: {
    co2: number;
    water: number;
    protein: number;
    region: number;
    health: number;
    card: boolean | number;
    photosynthesis: boolean | number;
  };
  bonus: string;
  "bonus-cost": Cost;
  home: boolean | number;
};
export type Player = {
  ivy: boolean;
  own: number;
  gray: number;
  stock: Record<Resource, number>;
  region: number;
  vacuole: number;
  shoot: string | null;
  root: string | null;
  "water-income": number;
  hand: number;
  cards: Record<string, number>;
  played: Record<string, number>;
  health: number;
  points: Record<string, number>;
  ready: boolean;
  slip: string[];
};
export type Ivy = {
  across: number;
  up: number;
  strategies: string[];
  space: number;
  hand: string[];
  enzymes: string[];
  turned: string[];
  deck: string[];
  discard: string[];
  aside: string[];
};
export type CelluloseTable = {
  round: number;
  first: number;
  level: number;
  levels: number[];
  wall: { covered: number; health: number[]; sections: number[] };
  track: number[];
  rewards: number;
  spaces: Space[];
  deck: number;
  discard: Record<string, number>;
  cards: Record<string, CardFace>;
  nodes: Record<string, Node>;
  players: Player[];
  closed: Record<string, string>;
  ivy?: Ivy;
};

/** The markers that lie on a space. */
export function piecesOf(space: Space): { seat: number; grey: boolean }[] {
  const found = space.markers.map((seat) => ({ seat, grey: false }));
  return space.gray === null ? found : [...found, { seat: space.gray, grey: true }];
}
