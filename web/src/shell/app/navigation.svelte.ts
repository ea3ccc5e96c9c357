/** The current route. Links within the page change the route without loading the page again. */

import { routeOf, type Route } from "./router";

let path = $state(location.pathname);
const route = $derived(routeOf(path));

/** The route that is shown now. */
export function currentRoute(): Route {
  return route;
}

/** Go to a path of this page. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Follow the back button, and every plain click on a link within the page. */
export function startNavigation(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOurs(link) || !isPlain(event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

function isOurs(link: HTMLAnchorElement): boolean {
  const sameAddress = link.pathname === location.pathname && link.hash !== "";
  return link.origin === location.origin && !link.target && !link.download && !sameAddress && !link.pathname.startsWith("/api");
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
