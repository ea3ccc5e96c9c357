/** Where the signs of a square stand when it has, or may have, several suits. */

import type { CardEnd } from "../cards/card-shape";

export interface SignPosition {
  readonly at: readonly [number, number];
  readonly size: number;
}
type Point = readonly [number, number];

/** Two suits at once on half a card (PM-55): beside its picture, which lies on the seam. */
const PAIRS: Readonly<Record<CardEnd, readonly [Point, Point]>> = {
  left: [[27, 31], [27, 72]],
  right: [[73, 31], [73, 72]],
  top: [[27, 34], [73, 34]],
  bottom: [[27, 68], [73, 68]],
  none: [[31, 27], [69, 27]],
};
/** A third that the square may have instead. */
const INSTEAD: Readonly<Record<CardEnd, Point>> = {
  left: [55, 87],
  right: [45, 87],
  top: [50, 14],
  bottom: [50, 88],
  none: [50, 88],
};

/** The signs of suits that a square has all at once. */
export function suitPositions(side: CardEnd, count: number): readonly SignPosition[] {
  if (side === "none") {
    const step = count === 3 ? 27 : 36;
    return Array.from({ length: count }, (_, index) => ({ at: [50 + (index - (count - 1) / 2) * step, 27], size: 27 }));
  }
  return PAIRS[side].slice(0, count).map((at) => ({ at, size: 30 }));
}

/** The signs of suits that it may have instead: two of them stand where the first would. */
export function alternativePositions(side: CardEnd, count: number): readonly SignPosition[] {
  const [x, y] = INSTEAD[side];
  if (count === 1) return [{ at: [x, y], size: 20 }];
  return [
    { at: [x - 12, y], size: 18 },
    { at: [x + 12, y], size: 18 },
  ];
}

/** Six signs in a ring: any suit (PM-56). */
export function ring(x: number, y: number, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI * (2 * index - 3)) / 6;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  });
}
