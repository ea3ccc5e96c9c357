/** The tiles of the tray: one for each piece, with room for each of its orientations at one scale. */

import { extentOf } from "../board/geometry";
import { AS_DRAWN, oriented } from "./shapes";

/** Tiles of short pieces are as large as this, in squares; those of longer pieces are larger. */
export const SHORT = 3;

/** The side of a piece's tile, in squares. */
export function reachOf(piece: string): number {
  const { height, width } = extentOf(oriented(piece, AS_DRAWN));
  return Math.max(SHORT, height, width);
}

/** How high a kit is, in lines of tiles and in squares, with three long pieces or four short ones in a line. */
export function linesOf(kit: readonly string[]): { readonly count: number; readonly squares: number } {
  const long = kit.map(reachOf).filter((reach) => reach > SHORT).sort((a, b) => b - a);
  const heights = long.filter((_, index) => index % 3 === 0);
  const beside = [0, 2, 1][long.length % 3] ?? 0;
  const rest = Math.ceil(Math.max(0, kit.length - long.length - beside) / 4);
  const squares = [...heights, ...Array.from({ length: rest }, () => SHORT)].reduce((sum, height) => sum + height + 0.2, 0);
  return { count: heights.length + rest, squares };
}
