import { describe, expect, test } from "vitest";
import type { NeighbourhoodView } from "@/generated/personimo";
import { FACES, faceOf, markSigns } from "../cards/faces";
import { badges } from "../neighbourhoods/badges";
import { SUITS } from "../suits/suits";
import { vignette } from "../cards/vignettes";

describe("the deck as it is drawn (PM-2 to PM-5)", () => {
  test("36 cards of the base deck and nine more, each with its own picture", () => {
    expect(FACES.filter((face) => face.rank !== null)).toHaveLength(36);
    expect(FACES).toHaveLength(45);
    expect(new Set(FACES.map((face) => face.id)).size).toBe(45);
    const pictures = FACES.filter((face) => face.kind !== "ace").map((face) => vignette(face.id));
    expect(pictures.every((strokes) => strokes.length > 0)).toBe(true);
  });
  test("every suit is on ten cards of the base deck", () => {
    for (const suit of SUITS) {
      expect(FACES.filter((face) => face.rank !== null && face.suits.includes(suit))).toHaveLength(10);
    }
  });
  test("eleven personalities, twelve attractions, four that are both", () => {
    const base = FACES.filter((face) => face.rank !== null);
    expect(base.filter((face) => face.personality)).toHaveLength(11);
    expect(base.filter((face) => markSigns(face, face.marks).includes("attraction"))).toHaveLength(12);
    expect(base.filter((face) => face.marks === 2).map((face) => face.id)).toEqual([
      "diplomat", "merchant", "huntress", "bard",
    ]);
  });
  test("the second copy of a card has the same face", () => {
    expect(faceOf("chance-meeting*")).toBe(faceOf("chance-meeting"));
  });
});

describe("badges", () => {
  const area = (points: number, ...squares: (readonly [number, number])[]): NeighbourhoodView => ({
    suit: "moons", squares, marks: points > 0 ? 1 : 0, points,
  });
  test("only what scores has one, and no two hang on the same square", () => {
    const tags = badges([area(2, [0, 0], [1, 0]), area(1, [0, 0]), area(0, [5, 5])], []);
    expect(tags.map((tag) => tag.at.join())).toEqual(["0,0", "1,0"]);
  });
  test("it hangs on the outer edge of its neighbourhood", () => {
    const [tag] = badges([area(3, [4, 0], [4, 1], [4, 2])], []);
    expect(tag).toMatchObject({ at: [4, 2], edge: "bottom" });
  });
  test("two never hang on one edge from both sides", () => {
    const tags = badges([area(1, [4, 0]), area(1, [4, 1])], []);
    expect(tags.map((tag) => [tag.at[1], tag.edge])).toEqual([[0, "bottom"], [1, "bottom"]]);
  });
  test("they keep off the seam of an upright card", () => {
    const upright = [[0, 0], [0, 1]] as const;
    expect(badges([area(1, [0, 0])], [upright])[0]?.edge).toBe("top");
    expect(badges([area(2, ...upright)], [upright])[0]).toMatchObject({ at: [0, 1], edge: "bottom" });
  });
});
