// The pictures of each game's overview: a part of its board with a name, under which its words stand in rules-GAME.ftl.

/** Left, top, width and height of a part of a board. */
export type Crop = [number, number, number, number];
export type Scene = { name: string; crop: Crop };

/** A part is no wider than its words can be read on a phone, 700 units, and cuts no card; of a whole board only the names are shown. */
const SCENES: Record<string, Scene[]> = {
  cytosis: [
    { name: "aim", crop: [0, 0, 1600, 1000] },
    { name: "turn", crop: [130, 138, 640, 284] },
    { name: "resources", crop: [750, 405, 700, 375] },
    { name: "travel", crop: [890, 140, 700, 278] },
    { name: "market", crop: [12, 800, 630, 196] },
    { name: "goals", crop: [408, 0, 604, 128] },
  ],
  cellulose: [
    { name: "aim", crop: [0, 0, 1600, 1000] },
    { name: "day", crop: [10, 560, 590, 240] },
    { name: "sugar", crop: [165, 60, 680, 530] },
    { name: "wall", crop: [430, 214, 640, 480] },
    { name: "market", crop: [4, 790, 528, 206] },
    { name: "plant", crop: [1050, 0, 550, 640] },
  ],
  foment: [
    { name: "aim", crop: [0, 0, 960, 990] },
    { name: "swim", crop: [180, 212, 600, 570] },
    { name: "tide", crop: [950, 0, 645, 296] },
    { name: "build", crop: [955, 295, 645, 522] },
  ],
};

/** The steps of the worked round of each game. */
const STEPS: Record<string, number> = { cytosis: 6, cellulose: 6, foment: 7 };

/** Return the pictures and the number of steps of a game's overview; undefined if it has none. */
export function overviewOf(game: string): { scenes: Scene[]; steps: number } | undefined {
  const scenes = SCENES[game];
  return scenes && { scenes, steps: STEPS[game] ?? 0 };
}

const BOARDS = import.meta.glob<{ default: unknown }>("./boards/*.json");

/** Load the position that a game's pictures show. */
export async function loadPosition(game: string): Promise<unknown> {
  return (await BOARDS[`./boards/${game}.json`]!()).default;
}
