/** What the server says of the spots for a card: how the card can lie there, and why a square is part of none. */

import type { PlacingView, Square, Suit, UnfitView } from "@/generated/personimo";
import { sameSquare } from "../board/geometry";
import { spotKey } from "../board/spots";
import type { Face } from "../cards/faces";

/** For each square of a spot the suits that the card may show there; several where several ways are possible. */
export function possibleSuits(placing: PlacingView | null, squares: readonly Square[], face: Face): readonly (readonly Suit[])[] {
  const key = spotKey(squares);
  const way = placing?.ways.find(({ spots }) => spots.some((spot) => spotKey(spot) === key));
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

/** Why no legal spot covers a square; null where there is nothing to say. */
export function whyNot(placing: PlacingView | null, square: Square): UnfitView | null {
  return placing?.unfit.find(({ squares }) => squares.some((other) => sameSquare(other, square))) ?? null;
}

/** The message of the page that explains a refusal. */
export function whyId({ code }: UnfitView): string {
  return code.replace("personimo-", "personimo-page-why-");
}
