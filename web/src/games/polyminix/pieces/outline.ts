/** The outline of a piece. Apart from its shape, because the picture on the home page needs no data of the game. */

import { outline } from "@/games/shared/outline";
import type { Cells } from "../board/geometry";

/** The line around a piece on these squares, as an SVG path in squares of one unit. */
export function pieceOutline(cells: Cells): string {
  return outline(cells.map(([row, column]) => [column, row] as const), 1, 0.05, 0.16);
}
