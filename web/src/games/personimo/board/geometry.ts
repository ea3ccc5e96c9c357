/** Squares of a district, and the rectangles around them. */

import type { Square } from "@/generated/personimo";

/** A rectangle of squares, all four sides included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The most squares a card adds in one direction. */
const CARD_LENGTH = 2;

export function keyOf(square: Square): string {
  return `${square[0]},${square[1]}`;
}

export function sameSquare(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function neighbours([x, y]: Square): readonly Square[] {
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
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

/** All squares a floating district may ever cover (PM-14): its box, and the room left on either side. */
export function reachOf(box: Box, size: number): Box {
  const across = Math.max(0, size - (box.right - box.left + 1));
  const down = Math.max(0, size - (box.bottom - box.top + 1));
  return {
    left: box.left - across,
    top: box.top - down,
    right: box.right + across,
    bottom: box.bottom + down,
  };
}

/** What to show: the squares that the next card could cover, never more than the district may reach. */
export function windowOf(squares: readonly Square[], size: number, length = CARD_LENGTH): Box {
  const box = boundsOf(squares);
  const reach = reachOf(box, size);
  return {
    left: Math.max(reach.left, box.left - length),
    top: Math.max(reach.top, box.top - length),
    right: Math.min(reach.right, box.right + length),
    bottom: Math.min(reach.bottom, box.bottom + length),
  };
}

/** What to show where only what is built matters: its box, but never so little that a lone square looks huge. */
export function closeUpOf(squares: readonly Square[], least: number): Box {
  const box = boundsOf(squares);
  const across = Math.max(0, least - (box.right - box.left + 1)) / 2;
  const down = Math.max(0, least - (box.bottom - box.top + 1)) / 2;
  return {
    left: box.left - Math.ceil(across),
    top: box.top - Math.ceil(down),
    right: box.right + Math.floor(across),
    bottom: box.bottom + Math.floor(down),
  };
}

export function isInside([x, y]: Square, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export function squaresOf(box: Box): readonly Square[] {
  const squares: Square[] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) squares.push([x, y]);
  }
  return squares;
}
