/** Pieces and squares: how a piece can lie, where it fits, and the line around it. */

import type { Cell, Placement } from "@/generated/polyminix";

export type Cells = readonly Cell[];

/** Each piece as the rulebook draws it (PX-1). */
const DRAWINGS: Readonly<Record<string, string>> = {
  I2: "##",
  I3: "###",
  L3: "#./##",
  I4: "####",
  L4: "#./#./##",
  O4: "##/##",
  S4: ".##/##.",
  T4: "###/.#.",
  F5: ".##/##./.#.",
  I5: "#####",
  L5: "#./#./#./##",
  N5: ".#/.#/##/#.",
  P5: "##/##/#.",
  T5: "###/.#./.#.",
  U5: "#.#/###",
  V5: "#../#../###",
  W5: "#../##./.##",
  X5: ".#./###/.#.",
  Y5: ".#/##/.#/.#",
  Z5: "##./.#./.##",
};

/** How a piece lies: flipped left to right first, then turned clockwise by so many quarters. */
export interface Orientation {
  readonly turns: number;
  readonly flipped: boolean;
}

export const AS_DRAWN: Orientation = { turns: 0, flipped: false };

export function key(cell: Cell): number {
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
  return cells.map(([row, column]) => [row - top, column - left] as const).sort((a, b) => key(a) - key(b));
}

export function sizeOf(piece: string): number {
  return Number(piece.slice(1));
}

/** The squares of a piece that lies like this, from (0, 0) on. */
export function oriented(piece: string, { turns, flipped }: Orientation): Cells {
  let cells = squaresOf((DRAWINGS[piece] ?? "#").split("/"));
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

/** Where pieces may lie, and which lie there. */
export interface Ground {
  readonly squares: ReadonlySet<number>;
  readonly laid: readonly Placement[];
}

/** Why a piece cannot lie there; null if it can. */
export type PlacementProblem = { readonly why: "sticks-out" } | { readonly why: "overlaps"; readonly other: string } | null;

export function placementProblem(ground: Ground, piece: string, cells: Cells): PlacementProblem {
  const wanted = new Set(cells.map(key));
  if (![...wanted].every((square) => ground.squares.has(square))) return { why: "sticks-out" };
  const other = ground.laid.find((one) => one.piece !== piece && one.cells.some((cell) => wanted.has(key(cell))));
  return other === undefined ? null : { why: "overlaps", other: other.piece };
}

/** The squares nearest to where a piece is held on which it can lie, within so many squares; null if there are none. */
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

/** The line around squares that hang together, as an SVG path with round corners, drawn in by `inset`. */
export function outline(cells: Cells, inset = 0.05, round = 0.16): string {
  const filled = new Set(cells.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number): boolean => filled.has(`${row} ${column}`);
  const next = new Map<string, readonly [number, number]>();
  for (const [row, column] of cells) {
    if (!has(row - 1, column)) next.set(`${column} ${row} r`, [column + 1, row]);
    if (!has(row, column + 1)) next.set(`${column + 1} ${row} d`, [column + 1, row + 1]);
    if (!has(row + 1, column)) next.set(`${column + 1} ${row + 1} l`, [column, row + 1]);
    if (!has(row, column - 1)) next.set(`${column} ${row + 1} u`, [column, row]);
  }
  const paths: string[] = [];
  while (next.size > 0) paths.push(ring(next, inset, round));
  return paths.join("");
}

const RIGHT_FIRST: Readonly<Record<string, string>> = { r: "dru", d: "ldr", l: "uld", u: "rul" };
const STEP: Readonly<Record<string, readonly [number, number]>> = { r: [1, 0], d: [0, 1], l: [-1, 0], u: [0, -1] };

function ring(next: Map<string, readonly [number, number]>, inset: number, round: number): string {
  const first = next.keys().next().value ?? "";
  const [x0, y0, way0] = first.split(" ");
  let at: readonly [number, number] = [Number(x0), Number(y0)];
  let way = way0 ?? "r";
  const freeCorners: { x: number; y: number; from: string; to: string }[] = [];
  for (;;) {
    const edge = `${at[0]} ${at[1]} ${way}`;
    const end = next.get(edge);
    if (end === undefined) break;
    next.delete(edge);
    at = end;
    const turn = [...(RIGHT_FIRST[way] ?? "")].find((to) => next.has(`${end[0]} ${end[1]} ${to}`)) ?? way0 ?? "r";
    if (turn !== way) freeCorners.push({ x: end[0], y: end[1], from: way, to: turn });
    way = turn;
  }
  const parts = freeCorners.map(({ x, y, from, to }, index) => {
    const [ax, ay] = STEP[from] ?? [0, 0];
    const [bx, by] = STEP[to] ?? [0, 0];
    // Inwards is to the right of the way one goes.
    const px = x + inset * (-ay - by);
    const py = y + inset * (ax + bx);
    const begin = `${show(px - ax * round)} ${show(py - ay * round)}`;
    return `${index === 0 ? "M" : "L"}${begin}Q${show(px)} ${show(py)} ${show(px + bx * round)} ${show(py + by * round)}`;
  });
  return `${parts.join("")}Z`;
}

function show(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
