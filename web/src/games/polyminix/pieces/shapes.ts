/** The shape of each piece, and how it is turned and flipped. */

import { PIECES } from "@/generated/polyminix-data";
import { normalised, squaresOf, type Cells } from "../board/geometry";

const KNOWN: Readonly<Record<string, { readonly drawing: string; readonly size: number }>> = PIECES;

/** How a piece lies: flipped left to right first, then turned clockwise by so many quarters. */
export interface Orientation {
  readonly turns: number;
  readonly flipped: boolean;
}

export const AS_DRAWN: Orientation = { turns: 0, flipped: false };

export function sizeOf(piece: string): number {
  return KNOWN[piece]?.size ?? 1;
}

/** The squares of a piece that lies like this, from (0, 0) on. */
export function oriented(piece: string, { turns, flipped }: Orientation): Cells {
  let cells = squaresOf((KNOWN[piece]?.drawing ?? "#").split("/"));
  if (flipped) cells = cells.map(([row, column]) => [row, -column] as const);
  for (let turn = 0; turn < turns % 4; turn += 1) cells = cells.map(([row, column]) => [column, -row] as const);
  return normalised(cells);
}

/** A quarter turn clockwise of what is seen. */
export function turned(orientation: Orientation): Orientation {
  return { ...orientation, turns: (orientation.turns + 1) % 4 };
}

/** What is seen, flipped left to right. */
export function flipped(orientation: Orientation): Orientation {
  return { turns: (4 - orientation.turns) % 4, flipped: !orientation.flipped };
}

/** How a piece lies that covers these squares. */
export function orientationOf(piece: string, cells: Cells): Orientation {
  const wanted = JSON.stringify(normalised(cells));
  for (const flip of [false, true]) {
    for (let turns = 0; turns < 4; turns += 1) {
      const orientation = { turns, flipped: flip };
      if (JSON.stringify(oriented(piece, orientation)) === wanted) return orientation;
    }
  }
  return AS_DRAWN;
}
