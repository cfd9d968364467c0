// The view of a Foment table as the server sends it.
/** All nutrients in the order they are shown in. */
export const NUTRIENTS = ["lipid", "amino", "carb"] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
export type Counts = Record<Nutrient, number>;

export type Region = {
  terrain: "shallow" | "deep" | "vent";
  nutrients: Counts;
  cells: number[];
  outline: [number, number][];
  /** The regions that a cell reaches by leaving the board here: it comes in again on the other side. */
  across?: string[];
};
export type Pile = { name?: string; nutrients?: Counts; free?: boolean };
export type Player = {
  species: string;
  alive: boolean;
  region: string;
  damage: number;
  nutrients: Counts;
  structures: Record<string, number>;
  powered: string[];
  mutations: Record<string, number>;
  defence: number;
  encysted: boolean;
  pumping?: boolean;
  ready: boolean;
  strategy: string;
  progress?: number;
  cards?: string[];
  slip?: { region?: string; powered?: string[]; carbs?: number; piles?: Pile[]; pile?: string; rest?: Counts };
};
export type FomentTable = {
  round: number;
  rounds: number;
  phase: string;
  clock: number[];
  tide: number;
  genome: number[];
  bank: Counts;
  air: Counts;
  menu: string[];
  plasmids: Record<string, { cost: Counts; upkeep: number; left: number }>;
  mutations: number;
  /** Mutation cards that were used up. */
  discarded?: number;
  regions: Record<string, Region>;
  shares: { region: string; piles: Pile[] }[];
  order: number[];
  acted: number[];
  fought?: number[];
  goals: Record<string, Record<string, number>>;
  players: Player[];
  closed: Record<string, string>;
};

/** How many of what it counts a strategy asks for; company and a least number of each kind are conditions beside that. */
export function aimOf(table: FomentTable, strategy: string): number {
  const parts = Object.entries(table.goals[strategy] ?? {}).filter(([part]) => part !== "company" && part !== "each");
  return Math.max(1, ...parts.map(([, value]) => value));
}
