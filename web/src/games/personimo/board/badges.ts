/** How far inside its squares each neighbourhood is outlined, and where its badge hangs. */

import type { NeighbourhoodView, Square } from "@/generated/personimo";
import { keyOf } from "./geometry";

/** For each neighbourhood how far inside it is drawn, so that no two that share a square lie on one another. */
export function outlineLevels(areas: readonly NeighbourhoodView[]): ReadonlyMap<NeighbourhoodView, number> {
  const level = new Map<NeighbourhoodView, number>();
  const used = new Map<string, Set<number>>();
  for (const area of areas) {
    const taken = new Set(area.squares.flatMap((square) => [...(used.get(keyOf(square)) ?? [])]));
    let free = 0;
    while (taken.has(free)) free += 1;
    level.set(area, free);
    for (const square of area.squares) used.set(keyOf(square), (used.get(keyOf(square)) ?? new Set()).add(free));
  }
  return level;
}

/** A neighbourhood, and where its badge hangs: on the upper or the lower edge of one of its squares. */
export interface Badged {
  readonly area: NeighbourhoodView;
  readonly at: Square;
  readonly edge: "top" | "bottom";
}

/**
 * Where the badges hang: no two on the same square where that can be helped, and off the seam of an upright card,
 * where its picture is, and off the headquarters.
 */
export function badges(
  areas: readonly NeighbourhoodView[],
  cards: readonly (readonly Square[])[],
  headquarters: readonly Square[] = [[0, 0]],
): readonly Badged[] {
  const taken = new Set<string>();
  const upper = new Set(cards.flatMap(([a, b]) => (a && b && a[0] === b[0] ? [keyOf(a[1] < b[1] ? a : b)] : [])));
  const home = new Set(headquarters.map(keyOf));
  const cost = (square: Square): number =>
    Number(taken.has(keyOf(square))) * 4 + Number(home.has(keyOf(square))) * 2 + Number(upper.has(keyOf(square)));
  const scoring = areas.filter((area) => area.points > 0);
  // The smaller a neighbourhood, the less choice it has: it goes first.
  const order = [...scoring].sort((a, b) => a.squares.length - b.squares.length);
  return order.flatMap((area) => {
    const squares = [...area.squares].sort((a, b) => cost(a) - cost(b) || a[1] - b[1] || a[0] - b[0]);
    const [at] = squares;
    if (at === undefined) return [];
    taken.add(keyOf(at));
    return [{ area, at, edge: upper.has(keyOf(at)) ? ("top" as const) : ("bottom" as const) }];
  });
}
