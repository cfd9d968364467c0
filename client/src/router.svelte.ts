// Where we are: paths of our own, links that need no reload.
import { untrack } from "svelte";

let url = $state.raw(new URL(location.href));
addEventListener("popstate", () => (url = new URL(location.href)));

export const route = {
  get path(): string[] {
    return url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get query(): URLSearchParams {
    return url.searchParams;
  },
  get hash(): string {
    return url.hash;
  },
};

export function navigate(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = untrack(() => url.pathname);
  url = new URL(location.href);
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Follows a click on a link of ours without a reload. */
export function followLink(event: MouseEvent): void {
  const anchor = (event.target as Element).closest("a");
  if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (
    anchor.origin !== location.origin ||
    anchor.target ||
    anchor.hasAttribute("download") ||
    anchor.pathname.startsWith("/api/")
  )
    return;
  if (anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash) return;
  event.preventDefault();
  navigate(anchor.href);
}
