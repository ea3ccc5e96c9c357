import { describe, expect, test } from "vitest";
import type { GameInfo } from "@/generated/messages";
import { usualBots, usualLevel, usualSeats } from "./defaults";

function info(seats: number[], levels = ["gentle", "fair", "sharp"]): GameInfo {
  return { advises: false, levels, spec: { name: "game", rules_version: 1, seats, options: [], conditions: [], presets: [], extras: [] } };
}

describe("a table nobody has said anything about", () => {
  test("has four seats, or as near as the game allows", () => {
    expect(usualSeats(info([2, 3, 4, 5, 6]))).toBe(4);
    expect(usualSeats(info([1, 2]))).toBe(2);
    expect(usualSeats(info([6, 7, 8]))).toBe(6);
  });

  test("has three bots of the middle level, or as many as there is room for", () => {
    expect(usualBots(info([2, 3, 4]))).toEqual(["fair", "fair", "fair"]);
    expect(usualBots(info([1, 2]))).toEqual(["fair"]);
    expect(usualLevel(["only"])).toBe("only");
  });
});
