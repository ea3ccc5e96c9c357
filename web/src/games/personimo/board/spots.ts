/** The spots where a card may be placed, and how to find one of them. The server says which are legal. */

import { actionKey } from "@/games/types";
import type { MoveValue } from "@/generated/messages";
import type { AnyAction, Place, Square } from "@/generated/personimo";
import { keyOf, sameSquare } from "./geometry";

/** A legal placement. Its centre is unique among all spots of one turn. */
export interface Spot {
  readonly key: string;
  readonly action: Place;
  readonly squares: readonly Square[];
  readonly centre: readonly [number, number];
}

export type Direction = "left" | "right" | "up" | "down";
export type Gains = ReadonlyMap<string, number>;

export function spotsOf(legal: readonly AnyAction[]): readonly Spot[] {
  return legal.flatMap((action) => {
    if (action.type !== "Place") return [];
    const squares: readonly Square[] = action.squares;
    return [{ key: spotKey(squares), action, squares, centre: centreOf(squares) }];
  });
}

/** The points that each spot would gain, as far as the server has answered. */
export function gainsOf(spots: readonly Spot[], moveValues: ReadonlyMap<string, MoveValue>): Gains {
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

/** The spot after `current`, cyclically; the first if `current` is not among them. */
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
 * The spot that a pointer means: the one whose centre is close, or else the best that covers the square.
 */
export function spotAtPoint(spots: readonly Spot[], point: readonly [number, number], gains: Gains): Spot | null {
  const close = nearestSpot(spots, point, 0.3);
  if (close !== null) return close;
  return spotsCovering(spots, [Math.floor(point[0]), Math.floor(point[1])], gains)[0] ?? null;
}

/** The squares a card of so many would cover at a point, whether it may or not: the nearest ones that nothing covers. */
export function squaresUnder(point: readonly [number, number], size: number, built: readonly Square[]): Square[] {
  const first: Square = [Math.floor(point[0]), Math.floor(point[1])];
  if (size === 1) return [first];
  const off = (square: Square): number => {
    const taken = built.some((other) => sameSquare(other, square));
    // In steps of a twentieth, so that a tap in the middle means the same on every screen.
    const away = Math.round(Math.hypot(square[0] + 0.5 - point[0], square[1] + 0.5 - point[1]) * 20) / 20;
    return away + (taken ? built.length : 0);
  };
  const beside = Object.values(STEPS).map(([dx, dy]): Square => [first[0] + dx, first[1] + dy]);
  return [first, ...beside.sort((a, b) => off(a) - off(b)).slice(0, size - 1)];
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
