// What the slides of a debrief show of the games' figures.
import type { ClassDebrief } from "./class-api";

/** The events by which things are gained and paid: sums by resource, or of fields that are named like one. */
const GAINED = ["cytosis.resource.gained", "cellulose.gained", "foment.ate", "foment.shared"];
const PAID = ["cytosis.resource.paid", "cellulose.paid", "foment.grew", "foment.paid"];
/** Numbers that count no resource. */
const OTHER = new Set(["times", "amount", "count"]);

/** Return what was gained and what was paid of each resource, over all tables. */
export function gainedAndPaid(debrief: ClassDebrief): [string, number, number][] {
  const sum = (keys: string[], name: string) =>
    keys.reduce((total, key) => total + (debrief.totals[key]?.[name] ?? 0), 0);
  const names = new Set([...GAINED, ...PAID].flatMap((key) => Object.keys(debrief.totals[key] ?? {})));
  return [...names]
    .filter((name) => !OTHER.has(name))
    .map((name): [string, number, number] => [name.replace(/s$/, ""), sum(GAINED, name), sum(PAID, name)]);
}
