import { describe, expect, it } from "vitest";
import type { Board } from "@/generated/personality";
import { pawnOffset, squareKind, squareIndex, trackOf } from "./track";

const board: Board = { squares: ["pit", "plain", "start", "pair", "inversion", "gate", "insight"] };

describe("the way", () => {
  it.each([7, 19, 29, 60])("has %i squares, all inside and none upon another", (count) => {
    const { points, width, height } = trackOf(count);
    expect(points).toHaveLength(count);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(width - 40);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(height - 30);
    }
    const apart = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(44);
  });

  it("starts at the bottom and ends at the top", () => {
    const { points } = trackOf(29);
    expect(points[0]?.y).toBeGreaterThan(points.at(-1)?.y ?? 0);
  });

  it("goes evenly from square to square", () => {
    const { points } = trackOf(29);
    const steps = points.slice(1).map((point, index) => Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(12);
  });

  it("counts squares from Start, and stops at both ends", () => {
    expect(squareIndex(board, 0)).toBe(2);
    expect(squareIndex(board, -9)).toBe(0);
    expect(squareKind(board, -2)).toBe("pit");
    expect(squareKind(board, 2)).toBe("inversion");
    expect(squareKind(board, 99)).toBe("insight");
  });

  it("sets masks on one square beside each other", () => {
    expect(pawnOffset(0, 1)).toEqual({ x: 0, y: 0 });
    for (const count of [2, 3, 4, 5, 6]) {
      const spots = Array.from({ length: count }, (_none, index) => JSON.stringify(pawnOffset(index, count)));
      expect(new Set(spots).size).toBe(count);
    }
  });
});
