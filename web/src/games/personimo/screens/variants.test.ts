import { describe, expect, test } from "vitest";
import type { DistrictView, NeighbourhoodView, Square, Suit, View } from "@/generated/personimo";
import { faceOf } from "../cards/faces";
import { outlineLevels } from "../board/badges";
import { suitPositions, ring } from "../suits/sign-layout";
import { windowOf } from "../board/geometry";
import { possibleSuits, whyNot } from "../input/spot-preview";
import { currentDistrict, districtsOf, otherDistricts, teamOf } from "../board/builders";
import { carriersUnder, lengthOf, marksUnder, suitsAtOnce } from "../cards/options";

function district(builders: readonly number[], squares: readonly (readonly [Square, Suit])[] = [], rest: Partial<DistrictView> = {}): DistrictView {
  return {
    builders, headquarters: "harvest", placed: [], neighbourhoods: [], assignments: 1, points: 0, size: 5, settled: false,
    bounded: true, headquarters_squares: [[0, 0]], fixed: null, scoring: null, bonuses: [], choices: [],
    squares: [
      { square: [0, 0], card: "harvest", suits: ["moons", "suns", "leaves"], best: ["moons", "suns", "leaves"], marks: 0 },
      ...squares.map(([square, suit]) => ({ square, card: "sea", suits: [suit], best: [suit], marks: 0 })),
    ],
    ...rest,
  };
}

function view(change: Partial<View>): View {
  return {
    seat: 0, options: {}, turn: 1, turns: 12, phase: "place", architects: [0, 1, 2], builds_in: [0, 1, 2], first_order: [0, 1, 2],
    queue: [0, 1, 2], acting: 0, card: "sea", row: null, next_row: null, discarded: [], deck_left: 9, set_aside: 0,
    districts: [district([0, 1]), district([1, 2]), district([2, 0])], claims_for: [2, 0, 1], allowed: [], taken: [], foreseen: [],
    aside: [], points: [0, 0, 0], bonuses: [], drawn: [], teams: [], proposal: null, content: [], rows_left: 1, ...change,
  };
}

describe("a district between two players (PM-67)", () => {
  test("is shown when one builds in it, and the other when one claims for that", () => {
    expect(currentDistrict(view({}), 0)).toBe(0);
    expect(currentDistrict(view({ phase: "claim" }), 0)).toBe(2);
    expect(currentDistrict(view({ phase: "claim" }), 1)).toBe(1);
    expect(currentDistrict(view({ queue: [1, 2], acting: 1 }), 0)).toBe(2);
    expect(currentDistrict(view({}), null)).toBeNull();
  });

  test("has the player's other one first beside it", () => {
    expect(districtsOf(view({}), 0)).toEqual([0, 2]);
    expect(otherDistricts(view({}), 0, 0)).toEqual([2, 1]);
  });
});

test("a team's district says which team it is (PM-68)", () => {
  const teams = view({ teams: [[0, 2], [1, 3]], districts: [district([0, 2]), district([1, 3])] });
  expect([teamOf(teams, 0), teamOf(teams, 1), teamOf(view({}), 0)]).toEqual([1, 2, null]);
});

describe("the marks of a card", () => {
  test("follow Detraction (PM-58) and Lucky Nines (PM-59)", () => {
    expect(marksUnder(faceOf("pact"), {})).toEqual(["attraction"]);
    expect(marksUnder(faceOf("pact"), { attraction_from: 10 })).toEqual([]);
    expect(marksUnder(faceOf("soldier"), { attraction_from: 5 })).toEqual(["personality", "attraction"]);
    expect(marksUnder(faceOf("merchant"), { lucky_nines: true, attraction_from: 10 })).toHaveLength(3);
    expect(marksUnder(faceOf("excuse"), { attraction_from: 2 })).toEqual([]);
  });

  test("lie on its posher suit, of three on the posher of two (PM-42, PM-54), or where one likes (PM-57)", () => {
    expect(carriersUnder(faceOf("merchant"), {})).toEqual(["knots"]);
    expect(carriersUnder(faceOf("merchant"), { paralysis: true })).toEqual(["leaves", "knots"]);
    expect(carriersUnder(faceOf("consul"), {})).toEqual(["waves", "knots"]);
    expect(carriersUnder(faceOf("consul"), { don_giovanni: true })).toEqual(["knots"]);
    expect(carriersUnder(faceOf("consul"), { jacynimo: true })).toEqual(["knots"]);
    expect(carriersUnder(faceOf("excuse"), {})).toEqual([]);
  });
});

describe("the suits of a square", () => {
  test("are one, two with Don Giovanni, and all in Jacynimo", () => {
    expect(suitsAtOnce(faceOf("consul"), {})).toBe(1);
    expect(suitsAtOnce(faceOf("consul"), { don_giovanni: true })).toBe(2);
    expect(suitsAtOnce(faceOf("mill"), { don_giovanni: true })).toBe(1);
    expect(suitsAtOnce(faceOf("consul"), { jacynimo: true })).toBe(3);
    expect(suitsAtOnce(faceOf("excuse"), { jacynimo: true })).toBe(1);
  });

  test("of a three-suited card are shown from top and from bottom", () => {
    const ways = possibleSuits(district([0]), [[1, 0], [2, 0]], faceOf("consul"));
    expect(ways).toEqual([["moons", "waves", "knots"], ["knots", "waves", "moons"]]);
  });

  test("stand beside one another, and within the square", () => {
    for (const count of [1, 2, 3]) {
      const places = suitPositions("none", count);
      expect(places).toHaveLength(count);
      expect(places.every(({ at, size }) => at[0] - size / 2 > 0 && at[0] + size / 2 < 100)).toBe(true);
    }
    expect(ring(50, 50, 20)).toHaveLength(6);
  });
});

describe("a tableau of Jacynimo (PM-100)", () => {
  test("shows the squares one card can reach", () => {
    expect(lengthOf({ jacynimo: true })).toBe(1);
    expect(windowOf([[0, 0]], 4, 1)).toEqual({ left: -1, top: -1, right: 1, bottom: 1 });
  });

  test("says why a square is none", () => {
    const tableau = district([0], [[[1, 0], "waves"]], { size: 4 });
    expect(whyNot(tableau, [2, 0], 1)).toBe("no-suit");
    expect(whyNot(tableau, [2, 1], 1)).toBe("not-touching");
  });
});

test("where a district sprawls, everything must match (PM-74)", () => {
  expect(whyNot(district([0], [[[1, 0], "waves"]], { bounded: false }), [2, 0])).toBe("not-all");
});

test("neighbourhoods that share a square are drawn inside one another", () => {
  const area = (suit: Suit, ...squares: readonly Square[]): NeighbourhoodView => ({ suit, squares, marks: 1, points: 1 });
  const areas = [area("moons", [0, 0], [1, 0]), area("suns", [1, 0], [2, 0]), area("waves", [3, 0]), area("knots", [2, 0], [0, 0])];
  expect(areas.map((one) => outlineLevels(areas).get(one))).toEqual([0, 1, 0, 2]);
});
