// The drawings of a game, fetched when its table is opened.
import type { GameUI } from "./types";

const games = import.meta.glob<{ default: GameUI }>("./*/index.ts");

export async function loadGameUI(game: string): Promise<GameUI | null> {
  const load = games[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
