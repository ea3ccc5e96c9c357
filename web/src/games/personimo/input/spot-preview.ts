/** How a card can lie on a spot, as the server says. */

import type { WayView, Square, Suit } from "@/generated/personimo";
import { spotKey } from "../board/spots";
import type { Face } from "../cards/faces";

/** For each square of a spot the suits that the card may show there; several where several ways are possible. */
export function possibleSuits(ways: readonly WayView[], squares: readonly Square[], face: Face): readonly (readonly Suit[])[] {
  const key = spotKey(squares);
  const way = ways.find(({ spots }) => spots.some((spot) => spotKey(spot) === key));
  return squares.map((_, index) => {
    const suits = fromEnd(face.suits, index);
    const allowed = way?.suits[index];
    return allowed === undefined ? suits : suits.filter((suit) => allowed.includes(suit));
  });
}

/** The suits of a card from its top, for its last square from its bottom: the middle one of three second. */
function fromEnd(suits: readonly Suit[], index: number): readonly Suit[] {
  return index === 0 ? suits : [...suits].reverse();
}
