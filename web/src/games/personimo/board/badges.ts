/** The line around a neighbourhood, and where its badge hangs. */

import type { NeighbourhoodView, Square } from "@/generated/personimo";
import { keyOf } from "./geometry";

type Point = readonly [number, number];
interface Edge {
  readonly from: Point;
  readonly step: Point;
}

/** The edges of a region, clockwise, so that the inside is always on the right hand. */
function edgesOf(squares: readonly Square[]): Edge[] {
  const inside = new Set(squares.map(keyOf));
  const free = (x: number, y: number): boolean => !inside.has(keyOf([x, y]));
  return squares.flatMap(([x, y]) => {
    const edges: Edge[] = [];
    if (free(x, y - 1)) edges.push({ from: [x, y], step: [1, 0] });
    if (free(x + 1, y)) edges.push({ from: [x + 1, y], step: [0, 1] });
    if (free(x, y + 1)) edges.push({ from: [x + 1, y + 1], step: [-1, 0] });
    if (free(x - 1, y)) edges.push({ from: [x, y + 1], step: [0, -1] });
    return edges;
  });
}

/** One closed ring of edges, taken out of `edges`. Where two squares touch at a corner, it turns right. */
function takeRing(edges: Edge[]): Edge[] {
  const ring: Edge[] = [];
  let edge = edges.shift();
  while (edge !== undefined) {
    ring.push(edge);
    const { from, step } = edge;
    const end: Point = [from[0] + step[0], from[1] + step[1]];
    const next = edges.filter((other) => other.from[0] === end[0] && other.from[1] === end[1]);
    const right = next.find((other) => other.step[0] === -step[1] && other.step[1] === step[0]);
    edge = right ?? next[0];
    if (edge !== undefined) edges.splice(edges.indexOf(edge), 1);
  }
  return ring;
}

/** An SVG path around the squares, `inset` inside their border, with corners rounded by `round`. */
export function outline(squares: readonly Square[], unit: number, inset: number, round: number): string {
  const edges = edgesOf(squares);
  const parts: string[] = [];
  while (edges.length > 0) {
    const ring = takeRing(edges);
    const corners = ring.flatMap((edge, index) => {
      const before = ring.at(index - 1);
      if (before === undefined || (before.step[0] === edge.step[0] && before.step[1] === edge.step[1])) return [];
      // The inside lies on the right hand of both edges: shift the corner there.
      const x = edge.from[0] * unit - (before.step[1] + edge.step[1]) * inset;
      const y = edge.from[1] * unit + (before.step[0] + edge.step[0]) * inset;
      const enter = `${x - before.step[0] * round} ${y - before.step[1] * round}`;
      const leave = `${x + edge.step[0] * round} ${y + edge.step[1] * round}`;
      return [`${enter}Q${x} ${y} ${leave}`];
    });
    parts.push(`M${corners.join("L")}z`);
  }
  return parts.join("");
}

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
