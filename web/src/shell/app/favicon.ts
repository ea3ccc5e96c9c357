/** Shows the page's icon in the browser's tab, with a red dot while it is the player's turn. */
export function showTurnBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = on ? "/icon-turn.svg" : "/icon.svg";
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
}
