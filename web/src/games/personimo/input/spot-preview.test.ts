import { describe, expect, test } from "vitest";
import type { PlacingView } from "@/generated/personimo";
import { faceOf } from "../cards/faces";
import { possibleSuits, whyId, whyNot } from "./spot-preview";

const placing: PlacingView = {
  ways: [{ suits: [["knots"], ["wyrms"]], spots: [[[3, 0], [4, 0]], [[3, 1], [4, 1]]] }],
  unfit: [
    { code: "personimo-too-large", rule: "PM-14", squares: [[6, 0]] },
    { code: "personimo-no-match", rule: "PM-101", squares: [[2, 0], [0, 2]] },
  ],
};

describe("which way round a card could lie", () => {
  test("both ways where the server names no other", () => {
    expect(possibleSuits(placing, [[1, 0], [2, 0]], faceOf("battle"))).toEqual([["wyrms", "knots"], ["knots", "wyrms"]]);
    expect(possibleSuits(null, [[1, 0], [2, 0]], faceOf("battle"))).toEqual([["wyrms", "knots"], ["knots", "wyrms"]]);
  });
  test("only the way that the server names for the spot", () => {
    expect(possibleSuits(placing, [[3, 0], [4, 0]], faceOf("battle"))).toEqual([["knots"], ["wyrms"]]);
  });
  test("a one-suited card has its suit on both squares (PM-34)", () => {
    expect(possibleSuits(placing, [[1, 0], [2, 0]], faceOf("sea"))).toEqual([["waves"], ["waves"]]);
  });
  test("a card of three suits shows them from top and from bottom", () => {
    const ways = possibleSuits(null, [[1, 0], [2, 0]], faceOf("consul"));
    expect(ways).toEqual([["moons", "waves", "knots"], ["knots", "waves", "moons"]]);
  });
  test("a wild card shows no suit of its own", () => {
    expect(possibleSuits(null, [[1, 0], [2, 0]], faceOf("excuse"))).toEqual([[], []]);
  });
});

describe("why a square is no legal spot", () => {
  test("is what the server refuses it for, by the server's rule", () => {
    expect(whyNot(placing, [6, 0])?.rule).toBe("PM-14");
    expect(whyNot(placing, [0, 2])?.rule).toBe("PM-101");
  });
  test("is not known beside the squares it tells of", () => {
    expect(whyNot(placing, [9, 9])).toBeNull();
    expect(whyNot(null, [0, 2])).toBeNull();
  });
  test("has words of its own", () => {
    expect(placing.unfit.map(whyId)).toEqual(["personimo-page-why-too-large", "personimo-page-why-no-match"]);
  });
});
