/**
 * Which modules of the page are bundled into one file. Every file costs a request and compresses worse on its own, so what
 * is shown together is loaded together:
 *
 * - `base`: what every first screen needs, with the styles of all first screens;
 * - `home` and `table`: what else the home page and a table show at first; `late`: what late-comers are offered;
 * - `look-<game>`: what a game's drawing on the home page needs, which is a part of its board; `<game>`: the rest of the board.
 *
 * Which modules these are follows from what is imported where. All others are left to the bundler.
 */

import { join } from "node:path";

/** What is known of a module when chunks are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const SOURCE = join(import.meta.dirname, "../src");
const at = (path: string): string => join(SOURCE, path);
const STYLE = /\.css(\?|$)/;
const RUNTIME = /vite\/preload-helper|vite\/modulepreload|node_modules\/(svelte|clsx|esm-env)/;
/** Belongs to the base if a first screen has it: few pages are without it. */
const EVERYWHERE =
  /node_modules\/(?!.*svelte\/src\/motion)|vite\/preload-helper|vite\/modulepreload|src\/shell\/(app|http|i18n|ui)\/|src\/shell\/(explain\/explain\.ts|keys\/sheet|sound\/choices|net\/contributions|home\/JoinByCode)|src\/shell\/(learn\/progress|create\/(newcomer|defaults)|coach\/every-turn)|src\/generated\/shell-data|src\/games\/(registry|types)\.ts$/;
/** A board may be in two parts, of which its page loads one. */
const SIDES = ["SeatedBoard", "SpectatorBoard"];
const SET_UP = /src\/shell\/(lobby|create|options)/;

/** The chunk of each module. Null: the bundler's own choice. */
export function chunks(games: readonly string[]): (id: string, graph: Graph) => string | null {
  let found: ReadonlyMap<string, string> | null = null;
  return (id, graph) => (found ??= assigned(games, graph)).get(id) ?? rest(id);
}

/** The chunk of a module that is not shown at first. */
function rest(id: string): string | null {
  if (RUNTIME.test(id)) return "base";
  return SET_UP.test(id) ? "lobby" : null;
}

/** A module with everything that it imports without a later `import()`. */
function closure(graph: Graph, start: string, seen = new Set<string>()): Set<string> {
  const info = seen.has(start) ? null : graph.getModuleInfo(start);
  if (info === null || info === undefined) return seen;
  seen.add(start);
  for (const next of info.importedIds) closure(graph, next, seen);
  return seen;
}

function assigned(games: readonly string[], graph: Graph): Map<string, string> {
  const chunkOf = new Map<string, string>();
  const put = (ids: Iterable<string>, chunk: string, accept: (id: string) => boolean = () => true): void => {
    for (const id of ids) if (!chunkOf.has(id) && accept(id)) chunkOf.set(id, chunk);
  };
  const closureOf = (path: string): Set<string> => closure(graph, at(path));
  const [base, home, table] = [closureOf("main.ts"), closureOf("shell/home/Home.svelte"), closureOf("shell/table/TablePage.svelte")];
  const late = closureOf("shell/admission/LateComer.svelte");
  const boards = games.map((game) => ({
    game,
    look: closureOf(`games/${game}/Preview.svelte`),
    board: boardOf(graph, game),
    isOwn: (id: string) => id.includes(`/src/games/${game}/`) || id.includes(`/src/generated/${game}`),
  }));
  const first = [base, home, table, late];

  put(base, "base");
  put(home, "base", (id) => table.has(id));
  for (const ids of first) put(ids, "base", (id) => STYLE.test(id) || EVERYWHERE.test(id));
  for (const { look, isOwn } of boards) put(look, "base", (id) => STYLE.test(id) || !isOwn(id));
  for (const { board, isOwn } of boards) put(board, "base", (id) => EVERYWHERE.test(id) || (STYLE.test(id) && !isOwn(id)));
  put(home, "home");
  put(table, "table");
  put(late, "late");
  for (const path of ["ReactionTray", "Reactions"]) put(closureOf(`shell/audience/${path}.svelte`), "reactions");
  // What a board has from the shell, and what two games share, comes with every table.
  for (const { board, isOwn } of boards) put(board, "table", (id) => !isOwn(id));
  for (const { game, look } of boards) put(look, `look-${game}`);
  for (const { game, board } of boards) put(board, game);
  for (const { game, isOwn } of boards) {
    for (const side of SIDES) {
      const part = closureOf(`games/${game}/screens/${side}.svelte`);
      put(part, "base", (id) => EVERYWHERE.test(id));
      put(part, "table", (id) => !isOwn(id));
      put(part, `${game}-${side}`);
    }
  }
  return chunkOf;
}

/**
 * What a game's board needs at once. What it loads for a seat and for somebody who looks on belongs to it as far as both need
 * it, and so do the styles of both.
 */
function boardOf(graph: Graph, game: string): Set<string> {
  const board = closure(graph, at(`games/${game}/index.ts`));
  const parts = SIDES.map((side) => closure(graph, at(`games/${game}/screens/${side}.svelte`)));
  for (const id of parts.flatMap((part) => [...part])) {
    if (parts.every((part) => part.has(id)) || STYLE.test(id)) board.add(id);
  }
  return board;
}
