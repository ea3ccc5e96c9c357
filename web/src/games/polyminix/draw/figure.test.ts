import { expect, test } from "vitest";
import { MOST_SIDE, MOST_SQUARES } from "@/generated/polyminix-data";
import { faultOf, forSetup, holesOf, mirrored, NOTHING, readSquares, rowsOf, square, squaresOf, stroke, turned, written } from "./figure";

const RING = squaresOf(["###", "#.#", "###"]);
const HOOK = squaresOf(["#..", "###"]);

test("a figure is written and read again", () => {
  expect(written(RING)).toBe("7-5-7");
  expect(rowsOf(readSquares("7-5-7") ?? NOTHING)).toEqual(["###", "#.#", "###"]);
  expect(forSetup(RING, "yellow", "A ring")).toBe("yellow:7-5-7 A ring");
  expect(forSetup(RING, "green", "")).toBe("green:7-5-7");
  expect(written(readSquares("0-4-c") ?? NOTHING), "empty rows and columns around it are cut off").toBe("1-3");
});

test.each(["", "nonsense", "7--7", "-", "400", "0-0", "7-5-7-", Array(MOST_SIDE + 1).fill("1").join("-"), "FF", "7 5"])("%j is no figure", (text) => {
  expect(readSquares(text)).toBeNull();
});

test("it is turned and mirrored", () => {
  expect(rowsOf(mirrored(HOOK))).toEqual(["..#", "###"]);
  expect(rowsOf(turned(HOOK))).toEqual(["##", "#.", "#."]);
  expect(rowsOf(turned(turned(turned(turned(HOOK)))))).toEqual(rowsOf(HOOK));
  expect(turned(NOTHING)).toBe(NOTHING);
  expect(mirrored(NOTHING)).toBe(NOTHING);
});

test("what is wrong is known at once", () => {
  expect(faultOf(NOTHING)).toEqual({ what: "empty", most: MOST_SQUARES });
  expect(faultOf(RING)).toBeNull();
  expect(faultOf(squaresOf(["#.", ".#"])), "corners are not enough").toEqual({ what: "parts", parts: 2 });
  expect(faultOf(squaresOf(Array(8).fill("########")))).toBeNull();
  expect(faultOf(squaresOf([...Array(8).fill("########"), "#"]))).toEqual({ what: "too-many", squares: 65, most: 64, over: 1 });
  expect(faultOf(new Set([square(0, MOST_SIDE - 1), square(1, 0)])), "the end of a row is not beside the next").toEqual({ what: "parts", parts: 2 });
});

test("holes are counted, also in a figure that touches the edge of the grid", () => {
  expect(holesOf(RING)).toBe(1);
  expect(holesOf(HOOK)).toBe(0);
  expect(holesOf(NOTHING)).toBe(0);
  expect(holesOf(squaresOf(["##########", "#.######.#", "##########"]))).toBe(2);
});

test("a quick stroke has no gaps", () => {
  expect(stroke(square(0, 0), square(0, 3))).toEqual([0, 1, 2, 3].map((column) => square(0, column)));
  expect(stroke(square(2, 2), square(2, 2))).toContain(square(2, 2));
  expect(stroke(square(0, 0), square(3, 3))).toHaveLength(4);
});
