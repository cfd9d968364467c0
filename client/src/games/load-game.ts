// The registry of the games that have drawings: every folder here with an index.ts, loaded when its table is opened.
import type { GameUI } from "./types";

const games = import.meta.glob<{ default: GameUI }>("./*/index.ts");

/** Load the drawings of a game; return null if it has none and is shown by GenericBoard. */
export async function loadGameUI(game: string): Promise<GameUI | null> {
  const load = games[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
