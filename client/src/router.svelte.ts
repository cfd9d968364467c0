// The router: the parts of the URL, and links that need no reload.
import { untrack } from "svelte";

let url = $state.raw(new URL(location.href));
addEventListener("popstate", () => (url = new URL(location.href)));

/** The URL of the page in parts. */
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

/** Go to a path of ours without a reload, as a new entry of the history or in place of the last. */
export function navigate(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = untrack(() => url.pathname);
  url = new URL(location.href);
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Handle a click on the document: follow a link of ours without a reload. */
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
