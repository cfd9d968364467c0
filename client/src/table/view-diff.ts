// The difference between two views, by path: "players.0.supply.atp".
import type { Json } from "../net/types";

/** Return the paths of all values that differ between two views. */
export function changedPaths(before: Json | undefined, after: Json | undefined, path = ""): Set<string> {
  const found = new Set<string>();
  collect(before, after, path, found);
  return found;
}

function collect(before: Json | undefined, after: Json | undefined, path: string, found: Set<string>): void {
  if (before === after) return;
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const [old, young] = [before as Record<string, Json>, after as Record<string, Json>];
    for (const key of new Set([...Object.keys(old), ...Object.keys(young)]))
      collect(old[key], young[key], path ? `${path}.${key}` : key, found);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) found.add(path);
}

function isBranch(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null;
}
