import { describe, expect, it } from "vitest";
import { soundOf } from "./sounds";

const placed = { type: "Placed", architect: 1, district: 1, card: "sea", squares: [[0, 0], [0, 1]], gain: 3 } as const;
const at = (mine: readonly number[], replay = false): Parameters<typeof soundOf>[1] => ({ view: null as never, mine, replay });

describe("a card that is placed", () => {
  it("knocks, and counts its points for its own builder and the big screen", () => {
    const heard = [{ sound: "place" }, { sound: "count", pitch: 0, after: 260 }, { sound: "count", pitch: 2, after: 335 }, { sound: "count", pitch: 4, after: 410 }];
    expect(soundOf(placed, at([1]))).toEqual(heard);
    expect(soundOf(placed, at([]))).toEqual(heard);
  });

  it("only knocks for the others, and in a replay", () => {
    expect(soundOf(placed, at([0]))).toEqual([{ sound: "place" }]);
    expect(soundOf(placed, at([], true))).toEqual([{ sound: "place" }]);
    expect(soundOf({ ...placed, gain: -2 }, at([1]))).toEqual([{ sound: "place" }]);
  });
});
