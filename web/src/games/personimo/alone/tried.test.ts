import { expect, test } from "vitest";
import type { PuzzleCard } from "@/generated/messages";
import { Tried } from "./tried";

const CARDS: readonly PuzzleCard[] = ["open", "denial", "open", "order"].map((theme) => ({ theme, level: 1, players: 2 }));

function tried(...marks: readonly (readonly [string, boolean])[]): Tried {
  return new Tried(marks.map(([what, clean]) => ({ what, clean })));
}

test("a puzzle is new, found, or missed at the first try", () => {
  const kept = tried(["puzzle 1", true], ["puzzle 2", false], ["puzzle-day 2026-11-20", true]);
  expect([1, 2, 3].map((number) => kept.of(number))).toEqual(["best", "missed", "new"]);
  expect(kept.found).toEqual({ best: 1, tried: 2 });
});

test("a streak may still lack today", () => {
  const kept = tried(["puzzle-day 2026-11-18", false], ["puzzle-day 2026-11-19", true]);
  expect(kept.streak("2026-11-19")).toBe(2);
  expect(kept.streak("2026-11-20")).toBe(2);
  expect(kept.streak("2026-11-21")).toBe(0);
});

test("the next puzzle is one that has not been tried, and goes round", () => {
  expect(tried(["puzzle 2", true]).next(1, CARDS, null)).toBe(3);
  expect(tried().next(1, CARDS, "open")).toBe(3);
  expect(tried(["puzzle 1", true]).next(4, CARDS, null)).toBe(2);
  expect(tried(["puzzle 1", true], ["puzzle 3", true]).next(3, CARDS, "open")).toBe(1);
  expect(tried().next(4, CARDS, "order")).toBe(4);
});
