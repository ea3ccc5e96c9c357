/**
 * Shows that it is the player's turn: a red dot on the page's icon in the browser's tab, and the number of tables that wait
 * on the icon of an installed page.
 */
export function showTurnBadge(tables: number | boolean): void {
  const count = Number(tables);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = count > 0 ? "/icon-turn.svg" : "/icon.svg";
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
  // Browsers that have no such badge lack the function; others refuse it where the page is not installed.
  void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
}
