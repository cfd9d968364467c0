// The positions that a cell is drawn of without a table; scenes/record.py records them.
import type { MatchView } from "../net/types";

const files = import.meta.glob<MatchView>("./scenes/*.json", { import: "default" });

/** The games that have a cell to explore. */
export const SCENES: string[] = Object.keys(files).map((path) => path.split("/").at(-1)!.replace(".json", ""));

/** Load the position of a game; undefined if it has none. */
export const loadScene = async (game: string): Promise<MatchView | undefined> => files[`./scenes/${game}.json`]?.();
