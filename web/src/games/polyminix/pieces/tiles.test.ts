import { expect, test } from "vitest";
import { linesOf, reachOf } from "./tiles";

test("a tile has room for each orientation of its piece", () => {
  expect(["I5", "L5", "I4", "T5", "O4", "I2"].map(reachOf)).toEqual([5, 4, 4, 3, 3, 3]);
});

test("three long pieces or four short ones are in a line, and a short one fills the end of a line", () => {
  expect(linesOf(["T5", "U5", "V5", "P5"])).toEqual({ count: 1, squares: 3.2 });
  expect(linesOf(["L5", "I5", "Y5", "O4"])).toEqual({ count: 2, squares: 8.4 });
  expect(linesOf(["L5", "O4", "T4", "I5", "L3", "P5"]).count).toBe(2);
});
