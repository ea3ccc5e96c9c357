/** Reads the grid out of a view, as the game's `PlainBoard` describes it. */

import type { PlainBoard } from "@/generated/messages";
import type { Fields } from "./text";

/** How many cells a row has; at least one. */
export function columnsOf(board: PlainBoard, view: Fields): number {
  const cells = cellsIn(board, view);
  const first: unknown = cells[0];
  return Math.max(1, Array.isArray(first) ? first.length : (board.columns ?? cells.length));
}

/** The rows of the grid; none if the game has no grid. */
export function rowsOf(board: PlainBoard, view: Fields): readonly (readonly unknown[])[] {
  const cells = cellsIn(board, view);
  if (Array.isArray(cells[0])) return cells as readonly (readonly unknown[])[];
  const columns = columnsOf(board, view);
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_none, row) => cells.slice(row * columns, (row + 1) * columns));
}

function cellsIn(board: PlainBoard, view: Fields): readonly unknown[] {
  const cells = board.grid === null ? null : view[board.grid];
  return Array.isArray(cells) ? cells : [];
}

/** The fields of a view that are shown in words. */
export function factsIn(board: PlainBoard, view: Fields): readonly string[] {
  const elsewhere = new Set([...board.hidden, ...board.by_seat, ...board.lists, board.grid, board.marked]);
  return Object.keys(view).filter((field) => field !== "type" && !elsewhere.has(field));
}

/** The next cell in a direction that can be pressed; null if there is none. */
export function nextCell(from: number, key: string, columns: number, pressable: ReadonlySet<number>): number | null {
  const [down, right] = STEPS[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  const last = Math.max(...pressable);
  let [row, column] = [Math.floor(from / columns) + down, (from % columns) + right];
  while (row >= 0 && column >= 0 && column < columns && row * columns <= last) {
    if (pressable.has(row * columns + column)) return row * columns + column;
    [row, column] = [row + down, column + right];
  }
  return null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
