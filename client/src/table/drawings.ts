// The drawings of a game, fetched when its table is opened.
import type { GameUI } from "../games/types";

const games = import.meta.glob<{ default: GameUI }>("../games/*/index.ts");

export async function drawings(game: string): Promise<GameUI | null> {
  const load = games[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
