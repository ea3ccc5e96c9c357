/** Routes of the page and their paths. */

export type Route =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "screen"; readonly code: string }
  | { readonly name: "replay"; readonly id: string; readonly position: string | null }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "learn"; readonly game: string }
  | { readonly name: "packs"; readonly game: string }
  | { readonly name: "pack"; readonly link: string }
  | { readonly name: "alone"; readonly game: string }
  | { readonly name: "numbers" }
  | { readonly name: "about" }
  | { readonly name: "privacy" }
  | { readonly name: "not-found" };

const WORD = "([A-Za-z0-9_-]{1,64})";
const PATTERNS: readonly (readonly [RegExp, (match: string, second: string) => Route])[] = [
  [/^\/$/, () => ({ name: "home" })],
  [new RegExp(`^/new/${WORD}$`), (game) => ({ name: "new", game })],
  [new RegExp(`^/t/${WORD}$`), (code) => ({ name: "table", code: code.toUpperCase() })],
  [new RegExp(`^/t/${WORD}/screen$`), (code) => ({ name: "screen", code: code.toUpperCase() })],
  [new RegExp(`^/replay/${WORD}$`), (id) => ({ name: "replay", id, position: null })],
  [new RegExp(`^/replay/${WORD}/${WORD}$`), (id, position) => ({ name: "replay", id, position })],
  [new RegExp(`^/rules/${WORD}$`), (game) => ({ name: "rules", game })],
  [new RegExp(`^/learn/${WORD}$`), (game) => ({ name: "learn", game })],
  [new RegExp(`^/packs/${WORD}$`), (game) => ({ name: "packs", game })],
  [new RegExp(`^/pack/${WORD}$`), (link) => ({ name: "pack", link })],
  [new RegExp(`^/alone/${WORD}$`), (game) => ({ name: "alone", game })],
  [/^\/numbers$/, () => ({ name: "numbers" })],
  [/^\/about$/, () => ({ name: "about" })],
  [/^\/privacy$/, () => ({ name: "privacy" })],
];

/** The route of a path. A slash at the end is ignored. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match) return make(match[1] ?? "", match[2] ?? "");
  }
  return { name: "not-found" };
}

/** The path of a route. */
export function pathOf(route: Exclude<Route, { name: "not-found" }>): string {
  switch (route.name) {
    case "home":
      return "/";
    case "new":
      return `/new/${route.game}`;
    case "table":
      return `/t/${route.code}`;
    case "screen":
      return `/t/${route.code}/screen`;
    case "replay":
      return route.position === null ? `/replay/${route.id}` : `/replay/${route.id}/${route.position}`;
    case "rules":
      return `/rules/${route.game}`;
    case "learn":
      return `/learn/${route.game}`;
    case "packs":
      return `/packs/${route.game}`;
    case "pack":
      return `/pack/${route.link}`;
    case "alone":
      return `/alone/${route.game}`;
    case "numbers":
      return "/numbers";
    case "about":
      return "/about";
    case "privacy":
      return "/privacy";
  }
}

/**
 * A room code as somebody typed or pasted it: spaces, dashes, small letters and a whole link all work.
 * Null if there is no code in it.
 */
export function parseTableCode(typed: string): string | null {
  const linked = /\/t\/([A-Za-z0-9]+)/.exec(typed);
  const letters = (linked?.[1] ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, "");
  return letters.length >= 4 && letters.length <= 12 ? letters : null;
}
