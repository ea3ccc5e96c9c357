import { describe, expect, test } from "vitest";
import type { DistrictView, NeighbourhoodView, Square, Suit, View } from "@/generated/personimo";
import { faceOf, markSigns } from "../cards/faces";
import { outlineLevels } from "../neighbourhoods/badges";
import { markPositions, picturePosition, ring, suitPositions } from "../suits/sign-layout";
import { currentDistrict, districtsOf, otherDistricts, teamOf } from "../board/builders";
import { countingOf, extraHeight } from "../cards/table";

function district(builders: readonly number[], squares: readonly (readonly [Square, Suit])[] = [], rest: Partial<DistrictView> = {}): DistrictView {
  return {
    builders, headquarters: "harvest", placed: [], neighbourhoods: [], assignments: 1, points: 0, size: 5, settled: false,
    bounded: true, ground: [-2, -2, 2, 2], headquarters_squares: [[0, 0]], fixed: null, scoring: null, bonuses: [], choices: [],
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
    districts: [district([0, 1]), district([1, 2]), district([2, 0])], claims_for: [2, 0, 1], allowed: [], unfit: [], taken: [], foreseen: [],
    aside: [], points: [0, 0, 0], bonuses: [], drawn: [], teams: [], proposal: null, content: [], rows_left: 1, cards: {}, ways: [], allowed_by: null, unclaimed: null, series_game: 0, candidates: [], titles: [], tokens: false, ...change,
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

describe("how a card counts", () => {
  const table = view({ cards: { merchant: { marks: 3, scoring: ["leaves", "knots"], at_once: 2 } } });

  test("is as in the base game, unless the view says otherwise (PM-41, PM-42)", () => {
    expect(countingOf("merchant")).toMatchObject({ marks: 2, scoring: ["knots"], at_once: 1 });
    expect(countingOf("merchant*", table)).toEqual({ marks: 3, scoring: ["leaves", "knots"], at_once: 2 });
    expect(countingOf("pact", table)).toMatchObject({ marks: 1, scoring: ["suns"] });
    expect(countingOf("excuse", table)).toMatchObject({ marks: 0, scoring: [], at_once: 1 });
  });

  test("shows a sign for each mark, the personality first", () => {
    expect(markSigns(faceOf("merchant"), 3)).toEqual(["personality", "attraction", "attraction"]);
    expect(markSigns(faceOf("merchant"), 1)).toEqual(["personality"]);
    expect(markSigns(faceOf("pact"), 0)).toEqual([]);
  });
});

describe("the page is higher by a line of words", () => {
  test("for what a row leaves over, for a series, and for one who plays alone", () => {
    expect(extraHeight(view({ districts: [district([0])] }), 0)).toBe(0);
    expect(extraHeight(view({ districts: [district([0])], unclaimed: "kept" }), 0)).toBe(1.5);
    expect(extraHeight(view({ districts: [district([0])], series_game: 2, foreseen: ["sea"] }), 0)).toBe(7);
    expect(extraHeight(view({ districts: [district([0])], architects: [0] }), 0)).toBe(1.5);
  });

  test("for a team, and by two for districts between two players", () => {
    expect(extraHeight(view({ teams: [[0, 2], [1, 3]], districts: [district([0, 2]), district([1, 3])] }), 0)).toBe(1.5);
    expect(extraHeight(view({}), 0)).toBe(3);
  });
});

describe("what stands on a block", () => {
  test.each([1, 2, 3].flatMap((count) => [true, false].flatMap((pictured) => [true, false].map((open) => ({ count, pictured, open })))))(
    "lies within it and beside one another: %o",
    (block) => {
      const suits = suitPositions(block);
      expect(suits).toHaveLength(block.count);
      const all = [...suits, ...(block.pictured ? [picturePosition(block)] : []), ...markPositions(block, 2).map((at) => ({ at, size: 28 }))];
      for (const { at, size } of all) expect(at.every((middle) => middle - size / 2 > 0 && middle + size / 2 < 100)).toBe(true);
      const overlaps = suits.flatMap((one, index) => suits.slice(index + 1).filter((other) => other.at[0] - one.at[0] < (one.size + other.size) / 2));
      expect(overlaps).toEqual([]);
    },
  );
  test("any suit is a ring of six", () => expect(ring(50, 50, 20)).toHaveLength(6));
});

test("neighbourhoods that share a square are drawn inside one another", () => {
  const area = (suit: Suit, ...squares: readonly Square[]): NeighbourhoodView => ({ suit, squares, marks: 1, points: 1 });
  const areas = [area("moons", [0, 0], [1, 0]), area("suns", [1, 0], [2, 0]), area("waves", [3, 0]), area("knots", [2, 0], [0, 0])];
  expect(areas.map((one) => outlineLevels(areas).get(one))).toEqual([0, 1, 0, 2]);
});
