// The icon of the browser's tab: with a mark while it is one's move.

const ICONS = { plain: "/favicon.svg", turn: "/favicon-turn.svg" };

/** Show in the tab's icon whether it is one's move. */
export function showTurnIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = isTurn ? ICONS.turn : ICONS.plain;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
