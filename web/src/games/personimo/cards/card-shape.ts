/** Measures of a district's drawing: one square is 100 units wide. */

import type { Square } from "@/generated/personimo";

export const UNIT = 100;

/** The least height of numerals and width of coins on a small screen, in pixels. */
export const SMALLEST_NUMERAL = 13;
export const SMALLEST_COIN = 28;

/** A length of a drawing: what it is by design, or more where a square is so small that it would be below some pixels. */
export function atLeast(design: number, pixels: number, cell: number): number {
  return Math.max(design, (pixels * UNIT) / cell);
}
/** The gap between a card's edge and the line of the grid. */
export const GAP = 3;

/** Which of its four sides a square shares with another square of the same card: left, right, above, below. */
function joins([x, y]: Square, squares: readonly Square[]): readonly [boolean, boolean, boolean, boolean] {
  const has = (column: number, row: number): boolean => squares.some((other) => other[0] === column && other[1] === row);
  return [has(x - 1, y), has(x + 1, y), has(x, y - 1), has(x, y + 1)];
}

/** The block on one square of a card: its edge lies inside the card, but for the sides where the card goes on. */
export function blockPath(square: Square, squares: readonly Square[], inset = GAP, round = 11): string {
  const [column, row] = square;
  const [left, right, above, below] = joins(square, squares);
  const x0 = column * UNIT + (left ? 0 : inset);
  const x1 = (column + 1) * UNIT - (right ? 0 : inset);
  const y0 = row * UNIT + (above ? 0 : inset);
  const y1 = (row + 1) * UNIT - (below ? 0 : inset);
  const tl = left || above ? 0 : round;
  const tr = right || above ? 0 : round;
  const br = right || below ? 0 : round;
  const bl = left || below ? 0 : round;
  return (
    `M${x0 + tl} ${y0}H${x1 - tr}Q${x1} ${y0} ${x1} ${y0 + tr}V${y1 - br}Q${x1} ${y1} ${x1 - br} ${y1}` +
    `H${x0 + bl}Q${x0} ${y1} ${x0} ${y1 - bl}V${y0 + tl}Q${x0} ${y0} ${x0 + tl} ${y0}z`
  );
}
