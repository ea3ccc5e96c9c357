/** A figure that somebody draws: its squares on the grid, how it is written, and what is wrong with it. */

import { MOST_SIDE, MOST_SQUARES } from "@/generated/polyminix-data";
import type { Level } from "@/generated/polyminix";

/** Squares of the grid, by `square(row, column)`. */
export type Squares = ReadonlySet<number>;

export const NOTHING: Squares = new Set();

export function square(row: number, column: number): number {
  return row * MOST_SIDE + column;
}

export function placeOf(square: number): readonly [row: number, column: number] {
  return [Math.floor(square / MOST_SIDE), square % MOST_SIDE];
}

interface Frame {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

function frameOf(squares: Squares): Frame {
  const places = [...squares].map(placeOf);
  const [rows, columns] = [places.map(([row]) => row), places.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1 };
}

/** The figure as rows of `#` and `.`, without empty rows and columns around it. */
export function rowsOf(squares: Squares): readonly string[] {
  if (squares.size === 0) return [];
  const { top, left, height, width } = frameOf(squares);
  return Array.from({ length: height }, (_none, row) =>
    Array.from({ length: width }, (_empty, column) => (squares.has(square(top + row, left + column)) ? "#" : ".")).join(""),
  );
}

/** The figure in the middle of the grid. Rows that are too many or too long are a mistake of the caller. */
export function squaresOf(rows: readonly string[]): Squares {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [down, right] = [Math.floor((MOST_SIDE - rows.length) / 2), Math.floor((MOST_SIDE - width) / 2)];
  return new Set(rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === "#" ? [square(r + down, c + right)] : []))));
}

/** Left and right exchanged, in the same place. */
export function mirrored(squares: Squares): Squares {
  if (squares.size === 0) return squares;
  const { left, width } = frameOf(squares);
  return new Set([...squares].map((one) => {
    const [row, column] = placeOf(one);
    return square(row, 2 * left + width - 1 - column);
  }));
}

/** A quarter of a turn to the right. */
export function turned(squares: Squares): Squares {
  if (squares.size === 0) return squares;
  const rows = rowsOf(squares);
  return squaresOf(Array.from({ length: rows[0]?.length ?? 0 }, (_none, column) => rows.map((row) => row[column]).reverse().join("")));
}

/** The squares on a straight stroke between two, so that a quick finger leaves no gaps. */
export function stroke(from: number, to: number): readonly number[] {
  const [[row, column], [lastRow, lastColumn]] = [placeOf(from), placeOf(to)];
  const steps = Math.max(Math.abs(lastRow - row), Math.abs(lastColumn - column), 1);
  return Array.from({ length: steps + 1 }, (_none, step) =>
    square(Math.round(row + ((lastRow - row) * step) / steps), Math.round(column + ((lastColumn - column) * step) / steps)),
  );
}

export type Fault =
  | { readonly what: "empty"; readonly most: number }
  | { readonly what: "too-many"; readonly squares: number; readonly most: number; readonly over: number }
  | { readonly what: "parts"; readonly parts: number };

/** Why this is no figure to race on, as far as that can be seen without the solver; null if it is one. */
export function faultOf(squares: Squares): Fault | null {
  const most = MOST_SQUARES;
  if (squares.size === 0) return { what: "empty", most };
  if (squares.size > most) return { what: "too-many", squares: squares.size, most, over: squares.size - most };
  const parts = partsOf(squares, MOST_SIDE, MOST_SIDE).length;
  return parts > 1 ? { what: "parts", parts } : null;
}

/** How many places the figure encloses. */
export function holesOf(squares: Squares): number {
  const wide = MOST_SIDE + 2;
  const filled = new Set([...squares].map((one) => {
    const [row, column] = placeOf(one);
    return (row + 1) * wide + column + 1;
  }));
  const empty = new Set(Array.from({ length: wide * wide }, (_none, one) => one).filter((one) => !filled.has(one)));
  return partsOf(empty, wide, wide).length - 1;
}

/** The parts whose squares are joined side by side, on a grid of this size. */
function partsOf(squares: Squares, height: number, width: number): readonly Squares[] {
  const left = new Set(squares);
  const parts: Set<number>[] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const part = new Set([first]);
    for (const one of part) {
      const [row, column] = [Math.floor(one / width), one % width];
      const near = [row > 0 ? one - width : -1, row + 1 < height ? one + width : -1, column > 0 ? one - 1 : -1, column + 1 < width ? one + 1 : -1];
      for (const other of near) if (left.delete(other)) part.add(other);
    }
    parts.push(part);
  }
  return parts;
}

/** The squares as they are written in links and in the setup of a game: a hexadecimal number for each row. */
export function written(squares: Squares): string {
  return rowsOf(squares)
    .map((row) => [...row].reduce((sum, mark, column) => sum + (mark === "#" ? 2 ** column : 0), 0).toString(16))
    .join("-");
}

/** What is written, read again and put in the middle; null if it is nothing that could have been drawn. */
export function readSquares(text: string): Squares | null {
  const numbers = text.split("-");
  if (numbers.length > MOST_SIDE || !numbers.every((one) => /^[0-9a-f]{1,3}$/.test(one))) return null;
  const masks = numbers.map((one) => parseInt(one, 16));
  if (masks.some((mask) => mask >= 2 ** MOST_SIDE) || masks.every((mask) => mask === 0)) return null;
  const drawn = new Set(masks.flatMap((mask, row) => Array.from({ length: MOST_SIDE }, (_none, column) => column).filter((column) => mask & (2 ** column)).map((column) => square(row, column))));
  return squaresOf(rowsOf(drawn));
}

/** The figure as the setup of a game takes it. */
export function forSetup(squares: Squares, level: Level, title: string): string {
  return `${level}:${written(squares)} ${title}`.trim();
}
