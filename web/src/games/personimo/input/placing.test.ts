import { describe, expect, test } from "vitest";
import type { AnyAction } from "@/generated/personimo";
import { spotsOf } from "../board/spots";
import { Placing } from "./placing.svelte";

const spots = spotsOf(
  (
    [
      [[1, 0], [2, 0]],
      [[1, 0], [1, 1]],
      [[1, -1], [1, 0]],
      [[-2, 0], [-1, 0]],
    ] as const
  ).map((squares): AnyAction => ({ type: "Place", squares })),
);
const gains = new Map([["1,0 1,1", 7]]);
const placing = (): Placing => new Placing(() => spots, () => gains);

describe("touch", () => {
  test("a tap shows the best spot on the square, a further tap the next way to cover it", () => {
    const hand = placing();
    expect(hand.tap([1.5, 0.4])?.key).toBe("1,0 1,1");
    expect(hand.alternatives).toBe(3);
    const seen = [1, 2, 3].map(() => hand.tap([1.5, 0.4])?.key);
    expect(new Set(seen).size).toBe(3);
    expect(seen[2]).toBe("1,0 1,1");
  });
  test("a tap where nothing is legal clears the ghost", () => {
    const hand = placing();
    hand.tap([1.5, 0.4]);
    expect(hand.tap([4.5, 4.5])).toBeNull();
    expect(hand.chosen).toBeNull();
  });
});

describe("mouse", () => {
  test("the ghost follows, and goes when the mouse goes", () => {
    const hand = placing();
    hand.hover([-1, 0.5]);
    expect(hand.chosen?.key).toBe("-2,0 -1,0");
    hand.leave();
    expect(hand.chosen).toBeNull();
  });
  test("what was turned stays turned while the mouse stays on its square", () => {
    const hand = placing();
    hand.hover([1.5, 0.4]);
    hand.turn();
    const turned = hand.chosen?.key;
    hand.hover([1.55, 0.45]);
    expect(hand.chosen?.key).toBe(turned);
    hand.hover([-1.5, 0.5]);
    expect(hand.chosen?.key).toBe("-2,0 -1,0");
  });
  test("a dragged card snaps to the nearest spot", () => {
    const hand = placing();
    hand.drag([-2.2, 0.9]);
    expect(hand.chosen?.key).toBe("-2,0 -1,0");
    hand.drag([9, 9]);
    expect(hand.chosen).toBeNull();
  });
});

describe("keyboard", () => {
  test("the first arrow shows the best spot, the next one moves, and a passing mouse does not drop it", () => {
    const hand = placing();
    hand.step("left");
    expect(hand.chosen?.key).toBe("1,0 1,1");
    hand.step("left");
    expect(hand.chosen?.key).toBe("-2,0 -1,0");
    hand.hover([8, 8]);
    hand.leave();
    expect(hand.chosen?.key).toBe("-2,0 -1,0");
  });
});
