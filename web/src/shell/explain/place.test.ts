import { describe, expect, test } from "vitest";
import { placeBeside, type Box } from "./place";

const ROOM = { width: 360, height: 640 };
const SIZE = { width: 260, height: 110 };

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe("a bubble beside what it explains", () => {
  test("covers none of it and stays in the window, wherever that is", () => {
    for (let left = 0; left <= 316; left += 79) {
      for (let top = 0; top <= 596; top += 74.5) {
        const anchor = { left, top, width: 44, height: 44 };
        const at = { ...placeBeside(anchor, SIZE, ROOM), ...SIZE };
        expect(overlaps(anchor, at)).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + at.width).toBeLessThanOrEqual(ROOM.width);
        expect(at.top + at.height).toBeLessThanOrEqual(ROOM.height);
      }
    }
  });

  test("stands at the side where nothing is above or below", () => {
    const tall = { left: 20, top: 0, width: 60, height: 640 };
    expect(placeBeside(tall, { width: 200, height: 90 }, ROOM).side).toBe("right");
  });
});
