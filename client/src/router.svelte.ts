// Where we are: paths of our own, links that need no reload.
import { untrack } from "svelte";

let place = $state.raw(new URL(location.href));
addEventListener("popstate", () => (place = new URL(location.href)));

export const route = {
  get path(): string[] {
    return place.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get query(): URLSearchParams {
    return place.searchParams;
  },
  get hash(): string {
    return place.hash;
  },
};

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = untrack(() => place.pathname);
  place = new URL(location.href);
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Follows a click on a link of ours without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
}
