/**
 * What can be told about a spot before the server is asked: which way round the card could lie there, and why a
 * free square is no legal spot. Hints for the eye only; `legal` decides.
 */

import type { DistrictView, Square, Suit } from "@/generated/personimo";
import type { Face } from "../cards/faces";
import { boundsOf, keyOf, neighbours, reachOf, isInside } from "../board/geometry";

/** The suits each built square may have, by square. */
function suitsBySquare(district: DistrictView): ReadonlyMap<string, readonly Suit[]> {
  return new Map(district.squares.map((square) => [keyOf(square.square), square.suits]));
}

function isHeadquarters(district: DistrictView, square: Square): boolean {
  const built = district.squares.find((other) => keyOf(other.square) === keyOf(square));
  return built?.card === district.headquarters && !district.placed.some((placed) => placed.card === built.card);
}

/** Whether a card with these suits on these squares could touch a matching one (PM-32). */
function touchesMatch(district: DistrictView, squares: readonly Square[], suits: readonly Suit[]): boolean {
  const built = suitsBySquare(district);
  return squares.some((square, index) =>
    neighbours(square).some((beside) => {
      const there = built.get(keyOf(beside));
      const suit = suits[index];
      return there !== undefined && (isHeadquarters(district, beside) || (suit !== undefined && there.includes(suit)));
    }),
  );
}

/** For each square of a spot the suits the card may show there (PM-34); two where both ways are still possible. */
export function possibleSuits(district: DistrictView, squares: readonly Square[], face: Face): readonly (readonly Suit[])[] {
  if (squares.length === 1 || face.suits.length !== 2) return squares.map((_, index) => turned(face.suits, index));
  const [top, bottom] = face.suits as readonly [Suit, Suit];
  const ways: readonly (readonly Suit[])[] = [
    [top, bottom],
    [bottom, top],
  ];
  const possible = ways.filter((way) => touchesMatch(district, squares, way));
  const shown = possible.length > 0 ? possible : ways;
  return squares.map((_, index) => shown.flatMap((way) => way[index] ?? []));
}

/** The suits of a card from its top, for its last square from its bottom: the middle one of three second. */
function turned(suits: readonly Suit[], index: number): readonly Suit[] {
  return index === 0 ? suits : [...suits].reverse();
}

export type WhyNot = "taken" | "too-wide" | "no-room" | "not-touching" | "no-suit" | "not-all";

export const RULE_OF: Readonly<Record<WhyNot, string>> = {
  taken: "PM-30",
  "too-wide": "PM-14",
  "no-room": "PM-30",
  "not-touching": "PM-31",
  "no-suit": "PM-32",
  "not-all": "PM-74",
};

/** Why no legal spot of a card that covers so many squares covers this one. */
export function whyNot(district: DistrictView, square: Square, length = 2): WhyNot {
  const built = suitsBySquare(district);
  if (built.has(keyOf(square))) return "taken";
  const squares = district.squares.map((other) => other.square);
  const noMatch = district.bounded ? "no-suit" : "not-all";
  const reach = reachOf(boundsOf(squares), district.size);
  if (!isInside(square, reach)) return "too-wide";
  const touches = (at: Square): boolean => neighbours(at).some((beside) => built.has(keyOf(beside)));
  if (length === 1) return touches(square) ? noMatch : "not-touching";
  const partners = neighbours(square).filter((beside) => !built.has(keyOf(beside)));
  if (partners.length === 0) return "no-room";
  const fitting = partners.filter((beside) => fits([...squares, square, beside], district.size));
  if (fitting.length === 0) return touches(square) || partners.some(touches) ? "too-wide" : "not-touching";
  return touches(square) || fitting.some(touches) ? noMatch : "not-touching";
}

function fits(squares: readonly Square[], size: number): boolean {
  const box = boundsOf(squares);
  return box.right - box.left < size && box.bottom - box.top < size;
}
