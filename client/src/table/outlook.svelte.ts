// What the answer would bring that is about to be given or pointed at, in the list or on the board.
import type { Preview } from "../net/types";
import type { AnswerBuilder } from "./answer-builder.svelte";

const NONE: Preview = { events: [], final: false };
const DELAY = 180;

/** Asks what a choice would bring; made while a component is. */
export class Outlook {
  /** The words that are pointed at. */
  pointed = $state.raw<string[]>([]);
  preview = $state.raw<Preview>(NONE);
  /** What each of the answers would bring, if several are possible. */
  each = $state.raw<Preview[]>([]);

  constructor(builder: AnswerBuilder) {
    $effect(() => {
      const only = builder.codes.length > 0 ? builder.onlyCode : undefined;
      const codes = only !== undefined ? [only] : this.pointed.length ? builder.codesAfter(this.pointed) : [];
      [this.preview, this.each] = [NONE, []];
      if (codes.length === 0) return;
      let live = true;
      const ask = async () => {
        const each = await Promise.all(codes.map((code) => builder.preview([code])));
        const common = await builder.preview(codes);
        if (live) [this.preview, this.each] = [common, each];
      };
      const timer = setTimeout(() => void ask(), only ? 0 : DELAY);
      return () => {
        live = false;
        clearTimeout(timer);
      };
    });
  }
}
