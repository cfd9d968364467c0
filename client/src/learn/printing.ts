// Paper is white: while the page is printed it is in the light theme.

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
