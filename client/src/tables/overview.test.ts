import { describe, expect, it } from "vitest";
import type { TableInfo, TableNews } from "../net/types";
import { overview, waitingTables } from "./overview";

type Sketch = { id: string; stage?: TableInfo["stage"]; updated?: number; ready?: boolean; free?: boolean };

function table({ id, stage = "playing", updated = 0, ready = true, free = false }: Sketch): TableInfo {
  const seats = [
    { seat: 0, kind: "person", mine: true, ready },
    { seat: 1, kind: free ? "open" : "person", mine: false, ready: true },
  ];
  return { id, stage, updated, seats } as TableInfo;
}

function news(id: string, waiting: number[], more: Partial<TableNews> = {}): TableNews {
  return { id, seat: 0, waiting, number: 10, events: [], chat: 0, left: null, ...more };
}

const none = () => undefined;

describe("the overview of one's own tables", () => {
  it("begins with moves, the shortest time first, then the newest", () => {
    const mine = ["late", "soon", "untimed", "theirs"].map((id, index) => table({ id, updated: index }));
    const told = [
      news("late", [0], { left: 9000 }),
      news("soon", [0, 1], { left: 10 }),
      news("untimed", [0]),
      news("theirs", [1]),
    ];
    expect(overview(mine, told, none).map(({ info }) => info.id)).toEqual(["soon", "late", "untimed", "theirs"]);
  });

  it("waits for who is not ready only where every seat is taken", () => {
    const mine = [
      table({ id: "alone", stage: "open", ready: false, free: true }),
      table({ id: "full", stage: "open", ready: false }),
      table({ id: "told", stage: "open" }),
    ];
    const found = overview(mine, [], none);
    expect(found.map(({ info, wish }) => [info.id, wish])).toEqual([
      ["full", "ready"],
      ["alone", "open"],
      ["told", "open"],
    ]);
    expect(waitingTables(found).map(({ info }) => info.id)).toEqual(["full"]);
  });

  it("tells what others did since one last looked, and what was said", () => {
    const events = [
      { key: "a", number: 8, seat: 1 },
      { key: "b", number: 9, seat: 0 },
      { key: "c", number: 10, seat: 1 },
      { key: "d", number: 10 },
    ];
    const [found] = overview([table({ id: "t" })], [news("t", [], { events, chat: 5 })], () => ({
      number: 8,
      chat: 3,
    }));
    expect(found?.events.map(({ key }) => key)).toEqual(["c", "d"]);
    expect(found?.unread).toBe(2);
  });

  it("shows an end once to whoever was there", () => {
    const over = table({ id: "t", stage: "over" });
    const wish = (over_: boolean | undefined) =>
      overview([over], [], () => ({ number: 1, chat: 0, ...(over_ === undefined ? {} : { over: over_ }) }))[0]?.wish;
    expect([wish(undefined), wish(true)]).toEqual(["ended", "over"]);
    expect(overview([over], [], none)[0]?.wish).toBe("over");
  });
});
