/** How far inside its squares each neighbourhood is outlined, and where its badge hangs. */

import type { NeighbourhoodView, Square } from "@/generated/personimo";
import { keyOf } from "../board/geometry";

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
 * Where the badges hang: on the outer edge of their neighbourhood, no two on one square or one edge where that can be helped,
 * off the seam of an upright card, where its hinge is, and off the headquarters.
 */
export function badges(
  areas: readonly NeighbourhoodView[],
  cards: readonly (readonly Square[])[],
  headquarters: readonly Square[] = [[0, 0]],
): readonly Badged[] {
  const taken = new Set<string>();
  const upper = new Set(cards.flatMap(([a, b]) => (a && b && a[0] === b[0] ? [keyOf(a[1] < b[1] ? a : b)] : [])));
  const home = new Set(headquarters.map(keyOf));
  const scoring = areas.filter((area) => area.points > 0);
  // The smaller a neighbourhood, the less choice it has: it goes first.
  const order = [...scoring].sort((a, b) => a.squares.length - b.squares.length);
  return order.flatMap((area) => {
    const own = new Set(area.squares.map(keyOf));
    const cost = ({ at, edge }: Badged): number => {
      const [x, y] = at;
      const beyond: Square = edge === "top" ? [x, y - 1] : [x, y + 1];
      const seam = upper.has(keyOf(edge === "top" ? beyond : at));
      return (
        Number(taken.has(keyOf(at))) * 8 + Number(taken.has(edgeOf(at, edge))) * 16 + Number(seam) * 6 +
        Number(own.has(keyOf(beyond))) * 3 + Number(home.has(keyOf(at))) * 4 + Number(edge === "top") * 0.5
      );
    };
    const places = area.squares.flatMap((at): Badged[] => [{ area, at, edge: "bottom" }, { area, at, edge: "top" }]);
    const [best] = places.sort((a, b) => cost(a) - cost(b) || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
    if (best === undefined) return [];
    taken.add(keyOf(best.at)).add(edgeOf(best.at, best.edge));
    return [best];
  });
}

/** An edge by its name: the lower edge of a square is the upper one of the square below. */
function edgeOf([x, y]: Square, edge: Badged["edge"]): string {
  return `${x}:${edge === "top" ? y : y + 1}`;
}
