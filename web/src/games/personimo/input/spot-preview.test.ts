import { describe, expect, test } from "vitest";
import type { WayView } from "@/generated/personimo";
import { faceOf } from "../cards/faces";
import { possibleSuits } from "./spot-preview";

const ways: WayView[] = [{ suits: [["knots"], ["wyrms"]], spots: [[[3, 0], [4, 0]], [[3, 1], [4, 1]]] }];

describe("which way round a card could lie", () => {
  test("both ways where the server names no other", () => {
    expect(possibleSuits(ways, [[1, 0], [2, 0]], faceOf("battle"))).toEqual([["wyrms", "knots"], ["knots", "wyrms"]]);
    expect(possibleSuits([], [[1, 0], [2, 0]], faceOf("battle"))).toEqual([["wyrms", "knots"], ["knots", "wyrms"]]);
  });
  test("only the way that the server names for the spot", () => {
    expect(possibleSuits(ways, [[3, 0], [4, 0]], faceOf("battle"))).toEqual([["knots"], ["wyrms"]]);
  });
  test("a one-suited card has its suit on both squares (PM-34)", () => {
    expect(possibleSuits(ways, [[1, 0], [2, 0]], faceOf("sea"))).toEqual([["waves"], ["waves"]]);
  });
  test("a card of three suits shows them from top and from bottom", () => {
    const shown = possibleSuits([], [[1, 0], [2, 0]], faceOf("consul"));
    expect(shown).toEqual([["moons", "waves", "knots"], ["knots", "waves", "moons"]]);
  });
  test("a wild card shows no suit of its own", () => {
    expect(possibleSuits([], [[1, 0], [2, 0]], faceOf("excuse"))).toEqual([[], []]);
  });
});
