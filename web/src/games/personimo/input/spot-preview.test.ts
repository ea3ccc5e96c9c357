import { describe, expect, test } from "vitest";
import type { DistrictView, SquareView, Suit } from "@/generated/personimo";
import { faceOf } from "../cards/faces";
import { possibleSuits, whyNot } from "./spot-preview";

function built(square: readonly [number, number], card: string, ...suits: Suit[]): SquareView {
  return { square, card, suits, best: suits, marks: 0 };
}
const home = built([0, 0], "harvest", "moons", "suns", "leaves");

function district(...squares: SquareView[]): DistrictView {
  return {
    builders: [0], headquarters: "harvest", placed: [], squares: [home, ...squares], neighbourhoods: [],
    assignments: 1, points: 0, size: 5, settled: false, bounded: true, headquarters_squares: [[0, 0]], fixed: null, scoring: null, bonuses: [],
    choices: [],
  };
}

describe("which way round a card could lie", () => {
  test("beside the headquarters both ways are possible (PM-32)", () => {
    expect(possibleSuits(district(), [[1, 0], [2, 0]], faceOf("battle"))).toEqual([["wyrms", "knots"], ["knots", "wyrms"]]);
  });
  test("beside another card only what matches it", () => {
    const grown = district(built([1, 0], "ace-of-knots", "knots"), built([2, 0], "ace-of-knots", "knots"));
    expect(possibleSuits(grown, [[3, 0], [4, 0]], faceOf("battle"))).toEqual([["knots"], ["wyrms"]]);
  });
  test("a one-suited card has its suit on both squares (PM-34)", () => {
    expect(possibleSuits(district(), [[1, 0], [2, 0]], faceOf("sea"))).toEqual([["waves"], ["waves"]]);
  });
});

describe("why a square is no legal spot", () => {
  const wide = district(...[1, 2, 3].map((x) => built([x, 0], "ace-of-knots", "knots")));
  test("built already", () => expect(whyNot(wide, [0, 0])).toBe("taken"));
  test("too far", () => expect(whyNot(wide, [6, 0])).toBe("too-wide"));
  test("touches nothing", () => expect(whyNot(wide, [2, 3])).toBe("not-touching"));
  test("touches, so it must be the suits", () => expect(whyNot(wide, [3, 1])).toBe("no-suit"));
  test("a single hole", () => {
    const hole = district(...([[1, 1], [2, 0], [1, -1], [0, 1], [0, -1]] as const).map((at) => built(at, "x", "knots")));
    expect(whyNot(hole, [1, 0])).toBe("no-room");
  });
});
