// What events bring and cost: how much of which thing somebody gains or loses.
import type { GameEvent } from "../i18n/localization";

/** So much more of a thing, by the name of its icon, or so much less if negative. */
export type Change = { thing: string; amount: number };
/** A price: how much of a thing a place asks for. */
export type Price = { thing: string; needs: number };

/** Return the sum of changes by thing, without those that come to nothing; what is lost comes first. */
export function summed(changes: Change[]): Change[] {
  const sums = new Map<string, number>();
  for (const { thing, amount } of changes) sums.set(thing, (sums.get(thing) ?? 0) + amount);
  const found = [...sums].map(([thing, amount]) => ({ thing, amount })).filter(({ amount }) => amount !== 0);
  return found.sort((one, other) => Number(one.amount > 0) - Number(other.amount > 0));
}

/** Return the least and the most of each thing that several answers change, what is lost first. */
export function rangesOf(each: Change[][]): { thing: string; least: number; most: number }[] {
  const things = [...new Set(each.flatMap((changes) => changes.map(({ thing }) => thing)))];
  const amountIn = (changes: Change[], thing: string) => changes.find((one) => one.thing === thing)?.amount ?? 0;
  return things
    .map((thing) => {
      const amounts = each.map((changes) => amountIn(changes, thing));
      return { thing, least: Math.min(...amounts), most: Math.max(...amounts) };
    })
    .sort((one, other) => Number(one.most > 0) - Number(other.most > 0));
}

/** Return the number in a field of an event; 0 if it has none. */
export const numberIn = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
/** Return the change of the thing that a field names. */
export const changeOf = (event: GameEvent, field: string, amount: number): Change => ({
  thing: String(event[field]),
  amount,
});
