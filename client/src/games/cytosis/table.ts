// The view of a Cytosis table as the server sends it.
/** All resources in the order they are shown in. */
export const RESOURCES = ["atp", "mrna", "protein", "carb", "lipid"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Counts = Record<Resource, number>;

/** An own flask, grey ones, or both on one spot. */
export type Flasks = { seat: number; greys: number };
export type Vesicle = { area: string; owner: number; base?: Resource; amount?: number; addition?: Resource | "" };
export type Goal = { goal: string; counts: string; health: number; per: number; first: number; second: number };
export type CardFace = { kind: string; group: string; resources: Counts; health: number };

export type Player = {
  health: number;
  supply: Counts;
  flasks: number;
  exhausted: number;
  disks: number;
  markers: number;
  hand_size: number;
  /** What everyone knows of it. */
  hand: string[];
  completed: string[];
  attacks: string[];
  modification: string;
  ready: boolean;
  score: Record<string, number>;
  antibodies?: Record<string, number>;
  section?: string;
};

export type CytosisTable = {
  round: number;
  rounds: number;
  first: number;
  event: string;
  events_left: number;
  /** The events that have been, with how often each was. */
  past_events?: Record<string, number>;
  stock: Counts;
  boosts: Record<string, number>;
  greys: number;
  spots: Record<string, { gives: number; price: number }>;
  flasks: Record<string, (Flasks | null)[]>;
  market: { card: string; price: number }[];
  deck: number;
  discard: Record<string, number>;
  vesicles: Vesicle[];
  goals: Goal[];
  players: Player[];
  dummy: Record<string, number>;
  cards: Record<string, CardFace>;
  events: Record<string, string>;
  closed: Record<string, string>;
  mine: {
    hand?: string[];
    top?: string[];
    seen?: string[];
    packet?: string[];
    drafted?: string;
    least?: Record<string, number>;
    idle?: number[];
  };
};
