// The cell that is drawn without a table: everything in it can be explained.
import { render } from "svelte/server";
import { expect, it } from "vitest";
import { loadGameUI } from "../games/load-game";
import { localizationFor } from "../games/samples";
import { SCENES, loadScene } from "./scenes";

it.each(SCENES)("draws the cell of %s, and knows all that lies in it", async (game) => {
  const [view, ui] = await Promise.all([loadScene(game), loadGameUI(game)]);
  const { t, word } = localizationFor("en", game);
  const props = {
    view: view!,
    words: new Map(),
    chosen: [],
    choose: () => {},
    t,
    word,
    names: [],
    newEvents: [],
    onAnimationsEnd: () => {},
    reducedMotion: true,
  };
  const html = render(ui!.Board, { props }).body;
  const things = [...html.matchAll(/data-thing="([^"]+)"/g)].map((found) => found[1]!);
  expect(new Set(things).size).toBeGreaterThan(10);
  expect(things.filter((thing) => !ui!.helpTopics.includes(thing))).toEqual([]);
  expect(html).not.toContain("data-word");
});
