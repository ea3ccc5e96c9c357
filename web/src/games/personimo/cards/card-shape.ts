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

/** Where a square's outer end points to, away from the other square of its card. */
export type CardEnd = "left" | "right" | "top" | "bottom" | "none";

export function cardEndOf(squares: readonly Square[], index: number): CardEnd {
  const here = squares[index];
  const other = squares[1 - index];
  if (squares.length !== 2 || here === undefined || other === undefined) return "none";
  if (here[0] !== other[0]) return here[0] < other[0] ? "left" : "right";
  return here[1] < other[1] ? "top" : "bottom";
}

/** The half of a card on one square: rounded outside, straight at the seam. */
export function halfPath([column, row]: Square, side: CardEnd): string {
  const x0 = column * UNIT + (side === "right" ? 0 : GAP);
  const x1 = (column + 1) * UNIT - (side === "left" ? 0 : GAP);
  const y0 = row * UNIT + (side === "bottom" ? 0 : GAP);
  const y1 = (row + 1) * UNIT - (side === "top" ? 0 : GAP);
  const round = (...open: CardEnd[]): number => (open.includes(side) ? 0 : 11);
  const tl = round("right", "bottom");
  const tr = round("left", "bottom");
  const br = round("left", "top");
  const bl = round("right", "top");
  return (
    `M${x0 + tl} ${y0}H${x1 - tr}Q${x1} ${y0} ${x1} ${y0 + tr}V${y1 - br}Q${x1} ${y1} ${x1 - br} ${y1}` +
    `H${x0 + bl}Q${x0} ${y1} ${x0} ${y1 - bl}V${y0 + tl}Q${x0} ${y0} ${x0 + tl} ${y0}z`
  );
}

/** Where the things on a square stand, from its upper left corner. */
export interface Places {
  readonly sign: readonly [number, number];
  readonly letter: readonly [number, number];
  /** The first mark, and the step to the next. */
  readonly mark: readonly [number, number];
  readonly step: number;
}

export const PLACES: Readonly<Record<CardEnd, Places>> = {
  left: { sign: [37, 53], letter: [15, 88], mark: [18, 18], step: 23 },
  right: { sign: [63, 53], letter: [85, 88], mark: [82, 18], step: -23 },
  top: { sign: [52, 38], letter: [86, 24], mark: [18, 18], step: 23 },
  bottom: { sign: [52, 62], letter: [86, 90], mark: [18, 44], step: 0 },
  none: { sign: [50, 50], letter: [86, 90], mark: [26, 53], step: 0 },
};
