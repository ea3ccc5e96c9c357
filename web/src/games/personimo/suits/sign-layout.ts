/** Where things stand in a block: its suits in the middle, its marks at the right, what it may be instead in its corner. */

export interface SignPosition {
  readonly at: readonly [number, number];
  readonly size: number;
}
type Point = readonly [number, number];

/** What a block shows, as far as other things make way for it. */
export interface Block {
  /** How many suits it has at once. */
  readonly count: number;
  /** Whether the card's picture stands here. */
  readonly pictured: boolean;
  /** Whether it may have another suit instead. */
  readonly open: boolean;
}

/** The signs of the suits that a block has: one in its middle, or several side by side (PM-55, PM-100). */
export function suitPositions({ count, pictured, open }: Block): readonly SignPosition[] {
  if (count === 1 && pictured) return [{ at: [33, 33], size: 40 }];
  if (count === 1) return [open ? { at: [54, 46], size: 48 } : { at: [50, 50], size: 52 }];
  const step = count === 3 ? 27 : 38;
  const size = count === 3 ? 26 : 34;
  return Array.from({ length: count }, (_none, index) => ({ at: [50 + (index - (count - 1) / 2) * step, pictured ? 30 : 44], size }));
}

/** Where the card's picture stands: whole, in one corner of one block. */
export function picturePosition({ count }: Block): SignPosition {
  return count === 1 ? { at: [69, 69], size: 46 } : { at: [52, 70], size: 42 };
}

/** Where the marks lie: along the top or, below suits that stand side by side, up the right edge. */
export function markPositions({ count }: Block, marks: number): readonly Point[] {
  return Array.from({ length: marks }, (_none, index): Point => (count === 1 ? [83 - index * 26, 17] : [84, 84 - index * 26]));
}

/** The folded corner of a block that may have another suit: the length of its sides. */
export const FOLD = 40;
/** The signs of what it may be instead: the first in the folded corner, the next above it. */
export const INSTEAD: readonly SignPosition[] = [
  { at: [15, 85], size: 24 },
  { at: [14, 56], size: 18 },
];

/** Six signs in a ring: any suit (PM-56). */
export function ring(x: number, y: number, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const turn = (Math.PI * (2 * index - 3)) / 6;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  });
}
