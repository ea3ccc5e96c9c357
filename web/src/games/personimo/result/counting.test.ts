import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "@/generated/messages";
import { Counting } from "./counting.svelte";

const sheet = (count: number) => ({ lines: Array.from({ length: count }, () => ({ what: "x", points: 1, particulars: {} })), total: count });
const outcome = (...counts: number[]): Outcome => ({ ranks: counts.map(() => 1), sheets: counts.map(sheet), notes: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every line of the longest sheet is counted, one after the other, and then it is over", () => {
  const counting = new Counting(outcome(2, 3), false);
  counting.start();
  const steps = new Set<number>();
  for (let time = 0; time < 5000 && !counting.over; time += 50) {
    steps.add(counting.counted);
    vi.advanceTimersByTime(50);
  }
  expect([...steps]).toEqual([0, 1, 2, 3]);
  expect(counting.over).toBe(true);
});

test("it can be skipped, and counts no more", () => {
  const counting = new Counting(outcome(4), false);
  counting.start();
  vi.advanceTimersByTime(1200);
  const counted = counting.counted;
  counting.skip();
  vi.advanceTimersByTime(5000);
  expect([counting.over, counting.counted]).toEqual([true, counted]);
});

test("nothing moves for people who asked for that, where nothing scores, and when the result is looked at again", () => {
  const result = outcome(3);
  expect(new Counting(result, true).over).toBe(true);
  expect(new Counting(result, false).over).toBe(true);
  expect(new Counting(outcome(0, 0), false).over).toBe(true);
  expect(new Counting(outcome(0, 1), false).over).toBe(false);
});
