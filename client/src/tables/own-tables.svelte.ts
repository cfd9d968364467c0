// The tables of this browser as the server lists them, asked for while somebody shows them.
import { api } from "../net/api";
import type { TableLists } from "../net/types";
import { overview, type OwnTable } from "./overview";
import { seenOf } from "./seen";

/** The tables of this browser and those that can be joined. */
class OwnTables {
  mine = $state.raw<OwnTable[]>([]);
  open = $state.raw<TableLists["open"]>([]);

  /** Ask the server; what cannot be had stays as it was. */
  async refresh(): Promise<void> {
    const found = await api.tables().catch(() => undefined);
    if (!found) return;
    this.mine = overview(found.mine, found.news ?? [], seenOf);
    this.open = found.open.filter((table) => !found.mine.some((mine) => mine.id === table.id));
  }

  /** Ask every so often while the page is looked at; returns how to stop. */
  follow(milliseconds: number): () => void {
    const ask = () => {
      if (!document.hidden) void this.refresh();
    };
    const timer = setInterval(ask, milliseconds);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

export const ownTables = new OwnTables();
