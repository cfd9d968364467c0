// "Try it from here": a private table at a moment of a finished game, bots in the other seats.
import { api } from "../net/api";
import { openWords, setReady } from "../net/luck-words";
import type { WantedSeat } from "../net/types";
import { textUntil } from "./review";

/** The level of the bots that one plays on with. */
const LEVEL = "hard";

/** Open a table at the position after an entry and return its id. What lay hidden lies as it did: the game is over. */
export async function tryFromHere(text: string, entry: number, seat: number, seats: number, name: string) {
  const wanted = Array.from({ length: seats }, (_, each): WantedSeat =>
    each === seat ? { kind: "me", name } : { kind: "bot", level: LEVEL },
  );
  const table = await api.create({ text: textUntil(text, entry), seats: wanted, public: false, spectators: false });
  await openWords(await setReady(table, seat));
  return table.id;
}
