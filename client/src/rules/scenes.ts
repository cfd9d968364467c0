// The pictures of each game's overview: a part of its board with a name, under which its words stand in rules-GAME.ftl.

/** Left, top, width and height of a part of a board. */
export type Crop = [number, number, number, number];
export type Scene = { name: string; crop: Crop };

/** A part may be no wider than its words can be read in a column of text; of a whole board only the names are shown. */
const SCENES: Record<string, Scene[]> = {
  cytosis: [
    { name: "aim", crop: [0, 0, 1600, 1000] },
    { name: "turn", crop: [120, 150, 600, 252] },
    { name: "resources", crop: [730, 440, 722, 340] },
    { name: "travel", crop: [880, 150, 720, 280] },
    { name: "market", crop: [10, 790, 720, 200] },
    { name: "goals", crop: [408, 0, 720, 126] },
  ],
  cellulose: [
    { name: "aim", crop: [0, 0, 1600, 1000] },
    { name: "day", crop: [0, 560, 720, 240] },
    { name: "sugar", crop: [150, 50, 680, 540] },
    { name: "wall", crop: [400, 200, 680, 490] },
    { name: "market", crop: [0, 790, 720, 210] },
    { name: "plant", crop: [1050, 0, 550, 640] },
  ],
  foment: [
    { name: "aim", crop: [0, 0, 960, 950] },
    { name: "swim", crop: [160, 180, 640, 560] },
    { name: "tide", crop: [940, 0, 660, 290] },
    { name: "build", crop: [955, 290, 645, 530] },
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
