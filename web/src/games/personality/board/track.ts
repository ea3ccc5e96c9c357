/** The way from the Pit to Supreme Insight: squares along a winding line, from the lower left upwards. */

import type { Board, SquareKind } from "@/generated/personality";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Track {
  readonly width: number;
  readonly height: number;
  /** The middle of each square, the Pit first. */
  readonly points: readonly Point[];
  /** The line through all of them, as a path. */
  readonly line: string;
}

/** The way's unit: about the distance from square to square. */
const STEP = 66;
const ROW = 108;
const MARGIN = 54;
const SAMPLES = 24;

/** A track of `count` squares in `rows` rows; by default about as wide as high. */
export function trackOf(count: number, rows = Math.max(2, Math.round(Math.sqrt(count * 0.75)))): Track {
  const turns = (rows - 1) * ((Math.PI * ROW) / 2);
  const straight = Math.max(STEP * 1.5, ((count - 1) * STEP - turns) / rows);
  const width = straight + ROW + 2 * MARGIN;
  const height = (rows - 1) * ROW + 2 * MARGIN;
  const length = rows * straight + turns;
  const at = (way: number): Point => pointAt(way, straight, rows, height);
  const points = Array.from({ length: count }, (_none, index) => at((index * length) / (count - 1)));
  const many = (count - 1) * SAMPLES;
  const line = Array.from({ length: many + 1 }, (_none, index) => at((index * length) / many))
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
    .join("");
  return { width: round(width), height: round(height), points, line };
}

/** The point at a distance along the track, which runs along the rows and round the bends between them. */
function pointAt(way: number, straight: number, rows: number, height: number): Point {
  const bend = (Math.PI * ROW) / 2;
  const left = MARGIN + ROW / 2;
  let rest = way;
  for (let row = 0; row < rows; row += 1) {
    const forward = row % 2 === 0;
    const y = height - MARGIN - row * ROW;
    if (rest <= straight || row === rows - 1) {
      const along = Math.min(rest, straight);
      const wave = 7 * Math.sin((along / straight) * 2 * Math.PI);
      return { x: round(left + (forward ? along : straight - along)), y: round(y + wave) };
    }
    rest -= straight;
    if (rest <= bend) {
      const angle = rest / (ROW / 2);
      const side = forward ? 1 : -1;
      const x = left + (forward ? straight : 0) + side * (ROW / 2) * Math.sin(angle);
      return { x: round(x), y: round(y - ROW / 2 + (ROW / 2) * Math.cos(angle)) };
    }
    rest -= bend;
  }
  return { x: left, y: height - MARGIN };
}

/** The index of a square in the board's list, clamped to the Pit and the goal. */
export function squareIndex(board: Board, square: number): number {
  const start = board.squares.indexOf("start");
  return Math.min(Math.max(square + start, 0), board.squares.length - 1);
}

/** The kind of a square. */
export function squareKind(board: Board, square: number): SquareKind {
  return board.squares[squareIndex(board, square)] ?? "plain";
}

/** How far beside its square each of several masks stands, so that all can be seen. */
export function pawnOffset(index: number, count: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  if (count === 2) return { x: index === 0 ? -15 : 15, y: 0 };
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const wide = count > 4 ? 31 : 21;
  return { x: round(wide * Math.cos(angle)), y: round(wide * 0.8 * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
