/** Squares of a board: their extent, and where on them a piece fits. */

import type { Cell, Placement } from "@/generated/polyminix";

export type Cells = readonly Cell[];

export function cellKey(cell: Cell): number {
  return cell[0] * 64 + cell[1];
}

/** The squares of a drawing: rows of `#`. */
export function squaresOf(rows: readonly string[]): Cells {
  return rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "#" ? [[r, c] as const] : [])));
}

/** The same squares, as far up and left as they go, in reading order. */
export function normalised(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row - top, column - left] as const).sort((a, b) => cellKey(a) - cellKey(b));
}

export function moved(cells: Cells, [row, column]: Cell): Cells {
  return cells.map(([r, c]) => [r + row, c + column] as const);
}

export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

export function extentOf(cells: Cells): Extent {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

export function isInside([row, column]: Cell, { top, left, height, width }: Extent): boolean {
  return row >= top && row < top + height && column >= left && column < left + width;
}

/** Where pieces may lie, and which lie there. */
export interface Ground {
  readonly squares: ReadonlySet<number>;
  readonly laid: readonly Placement[];
}

/** Why a piece cannot lie there; null if it can. */
export type PlacementProblem = { readonly why: "sticks-out" } | { readonly why: "overlaps"; readonly other: string } | null;

export function placementProblem(ground: Ground, piece: string, cells: Cells): PlacementProblem {
  const wanted = new Set(cells.map(cellKey));
  if (![...wanted].every((square) => ground.squares.has(square))) return { why: "sticks-out" };
  const other = ground.laid.find((one) => one.piece !== piece && one.cells.some((cell) => wanted.has(cellKey(cell))));
  return other === undefined ? null : { why: "overlaps", other: other.piece };
}

/** The nearest squares on which a held piece can lie, within `reach` squares; null if there are none. */
export function snap(ground: Ground, piece: string, shape: Cells, at: readonly [number, number], reach = 0.9): Cells | null {
  let best: Cells | null = null;
  let nearest = reach;
  for (let row = Math.floor(at[0]) - 1; row <= Math.ceil(at[0]) + 1; row += 1) {
    for (let column = Math.floor(at[1]) - 1; column <= Math.ceil(at[1]) + 1; column += 1) {
      const far = Math.hypot(row - at[0], column - at[1]);
      if (far > nearest) continue;
      const cells = moved(shape, [row, column]);
      if (placementProblem(ground, piece, cells) !== null) continue;
      best = cells;
      nearest = far;
    }
  }
  return best;
}

/** All ways in which a piece lying like this covers a square, the most central of its own squares first. */
export function covering(shape: Cells, [row, column]: Cell): readonly Cells[] {
  const { height, width } = extentOf(shape);
  const far = ([r, c]: Cell): number => Math.hypot(r - (height - 1) / 2, c - (width - 1) / 2);
  return [...shape].sort((a, b) => far(a) - far(b)).map(([r, c]) => moved(shape, [row - r, column - c]));
}

/** Where a piece lying like this can go at all: its upper left corners, in reading order. */
export function freeCorners(ground: Ground, piece: string, shape: Cells, within: Extent): readonly Cell[] {
  const found: Cell[] = [];
  for (let row = within.top; row < within.top + within.height; row += 1) {
    for (let column = within.left; column < within.left + within.width; column += 1) {
      if (placementProblem(ground, piece, moved(shape, [row, column])) === null) found.push([row, column]);
    }
  }
  return found;
}
