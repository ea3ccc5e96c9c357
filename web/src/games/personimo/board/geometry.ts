/** Squares, boxes and legal spots: geometry for showing a district. What is legal comes from the server. */

import { actionKey } from "@/games/types";
import type { Worth } from "@/generated/messages";
import type { AnyAction, Place, Square } from "@/generated/personimo";

/** A rectangle of squares, all four sides included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A legal placement. Its centre is unique among all spots of one turn. */
export interface Spot {
  readonly key: string;
  readonly action: Place;
  readonly squares: readonly Square[];
  readonly centre: readonly [number, number];
}

export type Direction = "left" | "right" | "up" | "down";
export type Gains = ReadonlyMap<string, number>;

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

export function spotsOf(legal: readonly AnyAction[]): readonly Spot[] {
  return legal.flatMap((action) => {
    if (action.type !== "Place") return [];
    const squares: readonly Square[] = action.squares;
    return [{ key: spotKey(squares), action, squares, centre: centreOf(squares) }];
  });
}

/** What each spot would bring, as far as the server has said. */
export function gainsOf(spots: readonly Spot[], moveValues: ReadonlyMap<string, Worth>): Gains {
  return new Map(
    spots.flatMap((spot) => {
      const known = moveValues.get(actionKey(spot.action));
      return known === undefined ? [] : [[spot.key, known.gain] as const];
    }),
  );
}

export function spotKey(squares: readonly Square[]): string {
  return squares.map(keyOf).join(" ");
}

/** The middle of some squares; a square (x, y) has its own middle at (x + ½, y + ½). */
export function centreOf(squares: readonly Square[]): readonly [number, number] {
  const count = Math.max(1, squares.length);
  const x = squares.reduce((sum, square) => sum + square[0], 0) / count;
  const y = squares.reduce((sum, square) => sum + square[1], 0) / count;
  return [x + 0.5, y + 0.5];
}

/** The best spot first; equal ones in reading order. */
export function rankSpots(spots: readonly Spot[], gains: Gains): readonly Spot[] {
  const gain = (spot: Spot): number => gains.get(spot.key) ?? 0;
  return [...spots].sort(
    (a, b) => gain(b) - gain(a) || a.centre[1] - b.centre[1] || a.centre[0] - b.centre[0],
  );
}

/** The legal placements that cover a square, the best first. */
export function spotsCovering(spots: readonly Spot[], square: Square, gains: Gains): readonly Spot[] {
  return rankSpots(
    spots.filter((spot) => spot.squares.some((covered) => sameSquare(covered, square))),
    gains,
  );
}

/** The one after `current`, around in a circle; the first if `current` is not among them. */
export function nextSpot(spots: readonly Spot[], current: Spot | null): Spot | null {
  const index = spots.findIndex((spot) => spot.key === current?.key);
  return spots[(index + 1) % spots.length] ?? null;
}

/** The spot whose middle lies nearest to a point, if one is near enough. */
export function nearestSpot(spots: readonly Spot[], point: readonly [number, number], reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.centre[0] - point[0], spot.centre[1] - point[1]);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/**
 * What a pointer means: close to the middle of a spot, that spot; elsewhere on a square, the best that covers it.
 */
export function spotAtPoint(spots: readonly Spot[], point: readonly [number, number], gains: Gains): Spot | null {
  const close = nearestSpot(spots, point, 0.3);
  if (close !== null) return close;
  return spotsCovering(spots, [Math.floor(point[0]), Math.floor(point[1])], gains)[0] ?? null;
}

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The next spot in a direction: near ahead, and little off to the side. At the edge, `current` itself. */
export function spotTowards(spots: readonly Spot[], current: Spot, direction: Direction): Spot {
  const [dx, dy] = STEPS[direction];
  let best = current;
  let least = Infinity;
  for (const spot of spots) {
    const x = spot.centre[0] - current.centre[0];
    const y = spot.centre[1] - current.centre[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0.01) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 10 : 0);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
