// Paper is white and cannot be unfolded: while the page is printed it is in the light theme, and all of it is open.

/** Keep the page light whenever it is printed; return how to stop that. */
export function lightOnPaper(): () => void {
  const root = document.documentElement;
  let theme = root.dataset.theme;
  const before = () => {
    theme = root.dataset.theme;
    root.dataset.theme = "light";
  };
  const after = () => (root.dataset.theme = theme);
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}

/** Unfold whatever is folded while the page is printed; return how to stop that. */
export function openOnPaper(): () => void {
  let folded: HTMLDetailsElement[] = [];
  const before = () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const each of folded) each.open = true;
  };
  const after = () => {
    for (const each of folded) each.open = false;
  };
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
