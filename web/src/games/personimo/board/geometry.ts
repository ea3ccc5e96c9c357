/** Squares of a district, and the rectangles around them. */

import type { DistrictView, Square } from "@/generated/personimo";

/** A rectangle of squares, all four sides included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function keyOf(square: Square): string {
  return `${square[0]},${square[1]}`;
}

export function sameSquare(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function boundsOf(squares: readonly Square[]): Box {
  const columns = squares.map(([x]) => x);
  const rows = squares.map(([, y]) => y);
  if (squares.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

/** What to show of a district: what is built, and the squares that the next card could cover. */
export function groundOf(district: DistrictView | undefined): Box {
  const [left, top, right, bottom] = district?.ground ?? [0, 0, 0, 0];
  return { left, top, right, bottom };
}

/** How many columns and rows. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** The least extent that is shown of a district, so that a lone square does not look huge. */
const CLOSEST: Extent = { columns: 3, rows: 3 };

/** The extent that holds each of some districts: shown in it, all have one scale. */
export function commonExtent(districts: readonly DistrictView[]): Extent {
  const boxes = districts.map((district) => boundsOf(district.squares.map((square) => square.square)));
  return {
    columns: Math.max(CLOSEST.columns, ...boxes.map((box) => box.right - box.left + 1)),
    rows: Math.max(CLOSEST.rows, ...boxes.map((box) => box.bottom - box.top + 1)),
  };
}

/** What to show where only what is built matters: its box, and room around it up to an extent. */
export function closeUpOf(squares: readonly Square[], extent: Extent = CLOSEST): Box {
  const box = boundsOf(squares);
  const across = Math.max(0, extent.columns - (box.right - box.left + 1)) / 2;
  const down = Math.max(0, extent.rows - (box.bottom - box.top + 1)) / 2;
  return {
    left: box.left - Math.ceil(across),
    top: box.top - Math.ceil(down),
    right: box.right + Math.floor(across),
    bottom: box.bottom + Math.floor(down),
  };
}

export function squaresOf(box: Box): readonly Square[] {
  const squares: Square[] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) squares.push([x, y]);
  }
  return squares;
}
