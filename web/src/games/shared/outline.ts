/** The line around squares, as an SVG path. */

/** A column and a row. */
type Point = readonly [number, number];
interface Edge {
  readonly from: Point;
  readonly step: Point;
}

/** The edges of a region, clockwise, so that the inside is always on the right hand. */
function edgesOf(squares: readonly Point[]): Edge[] {
  const inside = new Set(squares.map(([x, y]) => `${x},${y}`));
  const free = (x: number, y: number): boolean => !inside.has(`${x},${y}`);
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
export function outline(squares: readonly Point[], unit: number, inset: number, round: number): string {
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
      const enter = pair(x - before.step[0] * round, y - before.step[1] * round);
      const leave = pair(x + edge.step[0] * round, y + edge.step[1] * round);
      return [`${enter}Q${pair(x, y)} ${leave}`];
    });
    parts.push(`M${corners.join("L")}z`);
  }
  return parts.join("");
}

/** Two coordinates, to three decimals. */
function pair(x: number, y: number): string {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}
