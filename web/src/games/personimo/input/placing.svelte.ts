/** Where the card in hand is about to go: shared by mouse, touch, keyboard and the list of spots. */

import type { Square } from "@/generated/personimo";
import { sameSquare } from "../board/geometry";
import { nextSpot, spotsCovering, nearestSpot, spotAtPoint, rankSpots, spotTowards, type Direction, type Gains, type Spot } from "../board/spots";

export class Placing {
  #spots: () => readonly Spot[];
  #gains: () => Gains;
  #turning: () => void;
  /** The spot whose ghost is shown. */
  chosen = $state.raw<Spot | null>(null);
  /** Chosen on purpose (by tap, key or list), so that a passing mouse does not drop it. */
  held = $state(false);
  #anchor: Square | null = null;
  #turned = false;

  constructor(spots: () => readonly Spot[], gains: () => Gains, turning: () => void = () => undefined) {
    this.#spots = spots;
    this.#gains = gains;
    this.#turning = turning;
  }

  /** How many legal spots cover the square under the pointer. */
  get alternatives(): number {
    const square = this.#square;
    return square === null ? 0 : spotsCovering(this.#spots(), square, this.#gains()).length;
  }

  get #square(): Square | null {
    const chosen = this.chosen;
    if (chosen === null) return null;
    const anchor = this.#anchor;
    const anchored = anchor !== null && chosen.squares.some((square) => sameSquare(square, anchor));
    return anchored ? anchor : (chosen.squares[0] ?? null);
  }

  clear(): void {
    this.chosen = null;
    this.held = false;
    this.#anchor = null;
    this.#turned = false;
  }

  choose(spot: Spot | null): void {
    this.chosen = spot;
    this.held = spot !== null;
    this.#anchor = null;
  }

  /** A mouse passes over a point. */
  hover(point: readonly [number, number]): void {
    const square: Square = [Math.floor(point[0]), Math.floor(point[1])];
    if (this.#turned && this.#anchor !== null && sameSquare(square, this.#anchor)) return;
    this.#turned = false;
    const spot = spotAtPoint(this.#spots(), point, this.#gains());
    if (spot === null && this.held) return;
    this.chosen = spot;
    this.held = false;
    this.#anchor = square;
  }

  /** The mouse has gone. */
  leave(): void {
    if (!this.held) this.clear();
  }

  /** A finger taps a point: the spot there, or the next way to lie there if it is shown already. */
  tap(point: readonly [number, number]): Spot | null {
    const square: Square = [Math.floor(point[0]), Math.floor(point[1])];
    const chosen = this.chosen;
    const again = chosen?.squares.some((covered) => sameSquare(covered, square)) ?? false;
    const close = nearestSpot(this.#spots(), point, 0.3);
    if (again && (close === null || close.key === chosen?.key)) {
      this.#anchor = square;
      this.turn();
      return this.chosen;
    }
    this.chosen = spotAtPoint(this.#spots(), point, this.#gains());
    this.held = this.chosen !== null;
    this.#anchor = square;
    return this.chosen;
  }

  /** The card is dragged over a point: it snaps to the nearest legal spot. */
  drag(point: readonly [number, number]): void {
    this.chosen = nearestSpot(this.#spots(), point, 1.4);
    this.held = false;
    this.#anchor = null;
  }

  /** The next way to cover the same square. */
  turn(): void {
    const square = this.#square;
    if (square === null) {
      this.choose(rankSpots(this.#spots(), this.#gains())[0] ?? null);
      return;
    }
    this.#turning();
    this.#anchor = square;
    this.#turned = true;
    this.chosen = nextSpot(spotsCovering(this.#spots(), square, this.#gains()), this.chosen);
    this.held = true;
  }

  /** The keyboard moves on to the next spot in a direction; at first to the best one. */
  step(direction: Direction): void {
    const chosen = this.chosen;
    if (chosen === null) this.choose(rankSpots(this.#spots(), this.#gains())[0] ?? null);
    else this.choose(spotTowards(this.#spots(), chosen, direction));
  }
}
