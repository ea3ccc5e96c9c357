/** The part of a board that is shown: a whole figure; of the empty board of game 2 the middle, and more when needed. */

import type { Placement } from "@/generated/polyminix";
import { SIDE } from "@/generated/polyminix-data";
import { extentOf, type Cells, type Extent } from "./geometry";

const AT_FIRST = 10;

export function visibleArea(squares: Cells, empty: boolean, laid: readonly Placement[]): Extent {
  if (!empty) return extentOf(squares);
  for (let side = AT_FIRST; side < SIDE; side += 2) {
    const from = (SIDE - side) / 2;
    const inside = (value: number): boolean => value > from && value < SIDE - from - 1;
    if (laid.every((one) => one.cells.every(([row, column]) => inside(row) && inside(column)))) {
      return { top: from, left: from, height: side, width: side };
    }
  }
  return { top: 0, left: 0, height: SIDE, width: SIDE };
}
