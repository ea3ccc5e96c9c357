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

/** How wide tiles are on a wide page, in twelfths of the tray. */
const WIDE = { short: 3, long: 4, all: 12 };

/** How high a tray with these pieces is on a wide page, in lines of tiles and in squares: each tile is in the first line with room. */
export function linesOf(pieces: readonly string[]): { readonly count: number; readonly squares: number } {
  const lines: { used: number; height: number }[] = [];
  for (const reach of pieces.map(reachOf)) {
    const width = reach > SHORT ? WIDE.long : WIDE.short;
    let line = lines.find(({ used }) => used + width <= WIDE.all);
    if (line === undefined) lines.push((line = { used: 0, height: 0 }));
    line.used += width;
    line.height = Math.max(line.height, reach + 0.2);
  }
  return { count: lines.length, squares: lines.reduce((sum, { height }) => sum + height, 0) };
}
