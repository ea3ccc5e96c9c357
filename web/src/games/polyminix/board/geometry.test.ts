import { describe, expect, test } from "vitest";
import { CHALLENGES, cellKeys } from "../deck/deck";
import { placementProblem, freeCorners, covering, extentOf, moved, normalised, snap, squaresOf } from "./geometry";
import { AS_DRAWN, flipped, orientationOf, oriented, turned } from "../pieces/shapes";
import { pieceOutline } from "../pieces/outline";

const FIGURE = squaresOf(["####", "####", "##.."]);
const EMPTY = { squares: cellKeys(FIGURE), laid: [] };
const LIES = [false, true].flatMap((flip) => [0, 1, 2, 3].map((turns) => ({ turns, flipped: flip })));

describe("the ways a piece can lie", () => {
  test.each([
    ["I2", 2], ["O4", 1], ["I5", 2], ["T4", 4], ["L4", 8], ["V5", 4], ["P5", 8], ["N5", 8], ["U5", 4], ["Y5", 8], ["X5", 1],
  ] as const)("%s has %i", (piece, ways) => {
    expect(new Set(LIES.map((lie) => JSON.stringify(oriented(piece, lie)))).size).toBe(ways);
  });

  test("four turns, or two flips, change nothing", () => {
    for (const lie of LIES) {
      expect(turned(turned(turned(turned(lie))))).toEqual(lie);
      expect(oriented("N5", flipped(flipped(lie)))).toEqual(oriented("N5", lie));
    }
  });

  test("a turn is clockwise, and a flip is of what is seen", () => {
    expect(oriented("L3", AS_DRAWN)).toEqual([[0, 0], [1, 0], [1, 1]]);
    expect(oriented("L3", turned(AS_DRAWN))).toEqual([[0, 0], [0, 1], [1, 0]]);
    for (const lie of LIES) {
      const mirror = normalised(oriented("P5", lie).map(([row, column]) => [row, -column] as const));
      expect(oriented("P5", flipped(lie))).toEqual(mirror);
    }
  });

  test("squares tell how a piece lies", () => {
    for (const lie of LIES) {
      const cells = moved(oriented("Y5", lie), [3, 5]);
      expect(normalised(cells)).toEqual(oriented("Y5", orientationOf("Y5", cells)));
    }
  });
});

describe("where a piece fits", () => {
  const line = oriented("I4", AS_DRAWN);

  test("a piece that sticks out, or lies on another, does not", () => {
    expect(placementProblem(EMPTY, "I4", moved(line, [2, 0]))).toEqual({ why: "sticks-out" });
    const laid = [{ piece: "I2", cells: [[0, 0], [0, 1]] as const }];
    expect(placementProblem({ ...EMPTY, laid }, "I4", line)).toEqual({ why: "overlaps", other: "I2" });
    expect(placementProblem({ ...EMPTY, laid }, "I2", [[0, 1], [0, 2]])).toBeNull();
  });

  test("it snaps to the nearest free spot within reach", () => {
    expect(snap(EMPTY, "I4", line, [0.4, 0.3])).toEqual(line);
    expect(snap(EMPTY, "I4", line, [0.6, -0.3])).toEqual(moved(line, [1, 0]));
    expect(snap(EMPTY, "I4", line, [2.1, 0])).toBeNull();
  });

  test("a tapped square is covered, by the middle of the piece if possible", () => {
    const ways = covering(line, [1, 2]);
    expect(ways.every((cells) => cells.some(([row, column]) => row === 1 && column === 2))).toBe(true);
    expect(ways).toHaveLength(4);
  });

  test("all corners are found", () => {
    expect(freeCorners(EMPTY, "O4", oriented("O4", AS_DRAWN), extentOf(FIGURE))).toEqual([[0, 0], [0, 1], [0, 2], [1, 0]]);
  });
});

test("the line around a piece closes once and has a corner for every turn", () => {
  const line = pieceOutline(oriented("L4", AS_DRAWN));
  expect(line.match(/M/g)).toHaveLength(1);
  expect(line.match(/Q/g)).toHaveLength(6);
  expect(pieceOutline(squaresOf(["###", "#.#", "###"])).match(/M/g)).toHaveLength(2);
});

test("the deck has 98 challenges, each with six boxes", () => {
  expect(CHALLENGES).toHaveLength(98);
  expect(CHALLENGES.every((one) => Object.keys(one.boxes).length === 6)).toBe(true);
  expect(CHALLENGES.find((one) => one.id === "green-2-01-a")?.boxes["must-1"].type).toBe("must");
});
