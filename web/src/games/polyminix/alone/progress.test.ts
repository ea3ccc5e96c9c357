import { expect, test } from "vitest";
import type { MarkView } from "@/generated/messages";
import { CHALLENGES } from "../deck/deck";
import { Achieved, count, monthAfter, weeksOf } from "./progress";

const [first, second] = CHALLENGES;

function mark(what: string, seconds = 10, clean = true): MarkView {
  return { what, seconds, clean, first_ms: 0, others: null, slower: null };
}

test("a figure has a star each for being solved, quick, and without help", () => {
  if (first === undefined) throw new Error("the deck is empty");
  expect(count(new Achieved([]).stars(first))).toBe(0);
  expect(count(new Achieved([mark(first.id)]).stars(first))).toBe(3);
  expect(new Achieved([mark(first.id, first.par + 1, false)]).stars(first)).toEqual({ solved: true, quick: false, clean: false });
});

test("one goes on with the first figure that is not solved", () => {
  expect(new Achieved([]).next?.id).toBe(first?.id);
  expect(new Achieved([mark(first?.id ?? "")]).next?.id).toBe(second?.id);
});

test("a streak goes on while today is open, and ends with a day that was left out", () => {
  const days = new Achieved(["2026-10-30", "2026-10-31", "2026-11-01", "2026-10-27"].map((day) => mark(`day ${day}`)));
  expect(days.streak("2026-11-01")).toBe(3);
  expect(days.streak("2026-11-02")).toBe(3);
  expect(days.streak("2026-11-03")).toBe(0);
  expect(days.bestDay).toBe(10);
});

test("a month has weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
});
