// What the slides of a debrief show of the games' figures.
import type { ClassDebrief } from "./class-api";

/** The events by which things are gained and paid: sums by resource, or of fields that are named like one. */
const GAINED = [
  ...["cytosis.resource.gained", "cytosis.boost.taken"],
  ...["cellulose.gained", "foment.ate", "foment.took", "foment.grew", "foment.absorbed"],
];
const PAID = ["cytosis.resource.paid", "cellulose.paid", "foment.maintained", "foment.paid"];
/** Numbers that count no resource. */
const OTHER = new Set(["times", "amount", "count"]);
/** What is told whole by these events, where it is not everything: the rest becomes part of vesicles and products. */
const WHOLE: Record<string, string[]> = { cytosis: ["atp"] };
/** Nutrients are counted in the plural where several are named. */
const singular = (name: string) => name.replace(/s$/, "");

/** Return what was gained and what was paid of each resource, over all tables. */
export function gainedAndPaid(debrief: ClassDebrief): [string, number, number][] {
  const entries = (keys: string[]) => keys.flatMap((key) => Object.entries(debrief.totals[key] ?? {}));
  const sum = (keys: string[], name: string) =>
    entries(keys).reduce((total, [field, count]) => total + (singular(field) === name ? count : 0), 0);
  const fields = entries([...GAINED, ...PAID]).map(([field]) => field);
  const names = new Set(fields.filter((field) => !OTHER.has(field)).map(singular));
  const whole = WHOLE[debrief.game];
  return [...names]
    .filter((name) => !whole || whole.includes(name))
    .map((name): [string, number, number] => [name, sum(GAINED, name), sum(PAID, name)]);
}
