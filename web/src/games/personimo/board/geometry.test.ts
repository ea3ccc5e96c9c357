import { describe, expect, test } from "vitest";
import type { AnyAction, DistrictView, Square } from "@/generated/personimo";
import { closeUpOf, groundOf } from "./geometry";
import { nextSpot, spotsCovering, nearestSpot, spotAtPoint, rankSpots, spotsOf, squaresUnder, spotTowards, type Spot } from "./spots";

function spotAt(...squares: readonly [Square, Square]): Spot {
  const [spot] = spotsOf([{ type: "Place", squares }]);
  if (spot === undefined) throw new Error("no spot");
  return spot;
}

const home: Square = [0, 0];
/** All twelve ways to lie beside a lone headquarters. */
const around: readonly Spot[] = spotsOf(
  (
    [
      [[0, -2], [0, -1]], [[-1, -1], [0, -1]], [[0, -1], [1, -1]],
      [[0, 1], [0, 2]], [[-1, 1], [0, 1]], [[0, 1], [1, 1]],
      [[-2, 0], [-1, 0]], [[-1, -1], [-1, 0]], [[-1, 0], [-1, 1]],
      [[1, 0], [2, 0]], [[1, -1], [1, 0]], [[1, 0], [1, 1]],
    ] as const
  ).map((squares): AnyAction => ({ type: "Place", squares })),
);
const none = new Map<string, number>();

test("the window of a floating district (PM-14) is what the server says", () => {
  expect(groundOf({ ground: [-2, -1, 4, 3] } as unknown as DistrictView)).toEqual({ left: -2, top: -1, right: 4, bottom: 3 });
  expect(groundOf(undefined)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

describe("a close-up", () => {
  test("shows at least three squares each way, and else just what is built", () => {
    expect(closeUpOf([home])).toEqual({ left: -1, top: -1, right: 1, bottom: 1 });
    expect(closeUpOf([home, [1, 0]])).toEqual({ left: -1, top: -1, right: 1, bottom: 1 });
    expect(closeUpOf([home, [4, 2]])).toEqual({ left: 0, top: 0, right: 4, bottom: 2 });
  });
});

describe("spots", () => {
  test("other actions are no spots, and every spot has its own middle", () => {
    expect(spotsOf([{ type: "Claim", position: 0 }, { type: "Discard" }])).toEqual([]);
    expect(new Set(around.map((spot) => spot.centre.join())).size).toBe(around.length);
  });
  test("those that cover a square come best first", () => {
    const gains = new Map([[spotAt([1, 0], [2, 0]).key, 3]]);
    const found = spotsCovering(around, [1, 0], gains);
    expect(found.map((spot) => spot.key)).toEqual(["1,0 2,0", "1,-1 1,0", "1,0 1,1"]);
  });
  test("turning goes around them in a circle", () => {
    const found = spotsCovering(around, [1, 0], none);
    let spot: Spot | null = null;
    const seen = found.map(() => (spot = nextSpot(found, spot))?.key);
    expect(new Set(seen).size).toBe(3);
    expect(nextSpot(found, spot)?.key).toBe(seen[0]);
    expect(nextSpot([], null)).toBeNull();
  });
  test("ranked by gain, then in reading order", () => {
    const gains = new Map([["0,1 0,2", 5]]);
    expect(rankSpots(around, gains).map((spot) => spot.key).slice(0, 2)).toEqual(["0,1 0,2", "0,-2 0,-1"]);
  });
  test("the pointer means the seam it is close to, else the best on its square", () => {
    expect(spotAtPoint(around, [2.05, 0.5], none)?.key).toBe("1,0 2,0");
    expect(spotAtPoint(around, [1.5, 0.5], new Map([["1,0 1,1", 4]]))?.key).toBe("1,0 1,1");
    expect(spotAtPoint(around, [0.5, 0.5], none)).toBeNull();
  });
  test("a dragged card snaps to the nearest spot, if one is near", () => {
    expect(nearestSpot(around, [2.9, 0.6], 1.4)?.key).toBe("1,0 2,0");
    expect(nearestSpot(around, [9, 9], 1.4)).toBeNull();
  });
});

describe("the keyboard moves in space", () => {
  test("right of the left arm lies what is nearest ahead", () => {
    const start = spotAt([-2, 0], [-1, 0]);
    const next = spotTowards(around, start, "right");
    expect(next.centre[0]).toBeGreaterThan(start.centre[0]);
  });
  test("at the edge it stays", () => {
    const top = spotAt([0, -2], [0, -1]);
    expect(spotTowards(around, top, "up")).toBe(top);
  });
  test("every spot can be reached from every other", () => {
    for (const start of around) {
      const seen = new Set([start.key]);
      const queue = [start];
      for (let spot = queue.shift(); spot !== undefined; spot = queue.shift()) {
        for (const direction of ["left", "right", "up", "down"] as const) {
          const next = spotTowards(around, spot, direction);
          if (!seen.has(next.key)) queue.push(next);
          seen.add(next.key);
        }
      }
      expect(seen.size).toBe(around.length);
    }
  });
});

describe("where a card is tried that may not lie there", () => {
  test("on the square under the finger and the free one nearest to it", () => {
    expect(squaresUnder([2.5, 0.9], 2, [])).toEqual([[2, 0], [2, 1]]);
    expect(squaresUnder([2.6, 0.9], 2, [[2, 1]])).toEqual([[2, 0], [3, 0]]);
  });
  test("the same on every screen for a tap in the middle of a square", () => {
    expect(squaresUnder([2.499, 0.501], 2, [])).toEqual(squaresUnder([2.501, 0.499], 2, []));
  });
  test("on that square alone where a card covers one (PM-100)", () => {
    expect(squaresUnder([-0.2, 3.1], 1, [])).toEqual([[-1, 3]]);
  });
});
