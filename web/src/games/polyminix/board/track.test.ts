import { expect, test } from "vitest";
import { pawns } from "./track";

test("everybody stands on the square of their points", () => {
  expect(pawns([0, 5, 12], 12).map(({ at }) => at)).toEqual([0, 5, 12]);
});

test("those on one square stand beside each other", () => {
  expect(pawns([3, 1, 3, 3], 12)).toEqual([
    { seat: 0, at: 3, place: 0, crowd: 3 },
    { seat: 1, at: 1, place: 0, crowd: 1 },
    { seat: 2, at: 3, place: 1, crowd: 3 },
    { seat: 3, at: 3, place: 2, crowd: 3 },
  ]);
});

test("who has more points than win stands on the last square", () => {
  expect(pawns([14, 13], 12).map(({ at }) => at)).toEqual([12, 12]);
});
