import { describe, expect, it } from "vitest";
import { agreesWith, sharesOf } from "./opinion";

describe("what the audience thought", () => {
  it("adds up to a hundred", () => {
    expect(sharesOf({ 0: 1, 1: 1, 2: 1 }).map((share) => share.percent)).toEqual([34, 33, 33]);
    expect(sharesOf({ 2: 2, 0: 1 })).toEqual([
      { choice: 2, votes: 2, percent: 67 },
      { choice: 0, votes: 1, percent: 33 },
    ]);
    for (const votes of [{ 0: 7, 3: 5, 5: 1 }, { 1: 199, 2: 1 }, { 4: 1 }]) {
      expect(sharesOf(votes).reduce((sum, share) => sum + share.percent, 0)).toBe(100);
    }
  });
  it("shows nobody without a vote", () => {
    expect(sharesOf({})).toEqual([]);
    expect(sharesOf({ 1: 0, 2: 3 })).toHaveLength(1);
  });
  it("agrees with the table, differs, or is divided", () => {
    const shares = sharesOf({ 2: 5, 0: 1 });
    expect(agreesWith(shares, 2)).toBe(true);
    expect(agreesWith(shares, 0)).toBe(false);
    expect(agreesWith(shares, null)).toBeNull();
    expect(agreesWith(sharesOf({ 0: 2, 1: 2 }), 0)).toBeNull();
    expect(agreesWith([], 0)).toBeNull();
  });
});
