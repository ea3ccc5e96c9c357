import { describe, expect, test } from "vitest";
import { outline } from "./outline";

describe("the line around squares", () => {
  test("one square: four corners, inside its border", () => {
    expect(outline([[0, 0]], 100, 10, 5)).toBe("M10 15Q10 10 15 10L85 10Q90 10 90 15L90 85Q90 90 85 90L15 90Q10 90 10 85z");
  });
  test("straight runs have no corners in between", () => {
    expect(outline([[0, 0], [1, 0], [2, 0]], 100, 0, 0).match(/Q/g)).toHaveLength(4);
  });
  test("a ring has an outer and an inner line, touching corners two lines", () => {
    const ring = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]] as const;
    expect(outline(ring, 100, 5, 0).match(/M/g)).toHaveLength(2);
    expect(outline([[0, 0], [1, 1]], 100, 5, 0).match(/M/g)).toHaveLength(2);
  });
});
