import { describe, expect, test } from "vitest";
import type { GameInfo } from "@/generated/messages";
import { defaultBots, defaultLevel, defaultSeats, quickStartOptions } from "./defaults";

function info(seats: number[], levels = ["gentle", "fair", "sharp"]): GameInfo {
  return { answers: [], quick_starts: [], presets: [], first_game: {}, races: false, plays_on: true, lessons: [], has_page: true, audience: false, busy: false, packs: null, board: { grid: null, columns: null, place: null, marked: null, seats: [], by_seat: [], lists: [], hidden: [] }, levels, spec: { name: "game", rules_version: 1, seats, options: [], conditions: [], presets: [], extras: [], hidden_hands: false } };
}

describe("a table nobody has said anything about", () => {
  test("has four seats, or as near as the game allows", () => {
    expect(defaultSeats(info([2, 3, 4, 5, 6]))).toBe(4);
    expect(defaultSeats(info([1, 2]))).toBe(2);
    expect(defaultSeats(info([6, 7, 8]))).toBe(6);
  });

  test("has three bots of the middle level, or as many as there is room for", () => {
    expect(defaultBots(info([2, 3, 4]))).toEqual(["fair", "fair", "fair"]);
    expect(defaultBots(info([1, 2]))).toEqual(["fair"]);
    expect(defaultLevel(["only"])).toBe("only");
  });
});

test("a quick start of the day gets the date where the player is", () => {
  const start = { name: "day", options: { solo: "day" }, today: "day" };
  expect(quickStartOptions(start, new Date(2026, 10, 5))).toEqual({ solo: "day", day: "2026-11-05" });
  expect(quickStartOptions({ ...start, today: null })).toEqual({ solo: "day" });
});
