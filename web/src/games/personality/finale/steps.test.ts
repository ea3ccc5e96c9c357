import { describe, expect, it } from "vitest";
import type { Portrait } from "@/generated/personality";
import { CARDS_AT_ONCE, seatsByRank, stepAt, stepsOf } from "./steps";

function portraits(...cards: number[]): { readonly portraits: Portrait[] } {
  return { portraits: cards.map((count, seat) => ({ seat, traits: Array.from({ length: count }, () => ({})) }) as unknown as Portrait) };
}
const told = (view: ReturnType<typeof portraits>, ranks: number[]): string[] =>
  stepsOf(view, { ranks }).map((step) => (step.is === "portrait" ? `${step.portrait.seat} ${step.from}-${step.to}${step.last ? "." : ""}` : step.is));

describe("the steps of the finale", () => {
  it("raise a curtain for each player, the winner's last, and then show the winner", () => {
    expect(told(portraits(2, 3, 1), [2, 1, 3])).toEqual(["2 0-1.", "0 0-2.", "1 0-3.", "winner"]);
  });

  it("show many cards in pages that are about equally full, and give the title with the last", () => {
    expect(told(portraits(CARDS_AT_ONCE * 2 + 1, 0, 7), [1, 2, 2])).toEqual(["1 0-0.", "2 0-4", "2 4-7.", "0 0-5", "0 5-9", "0 9-13.", "winner"]);
  });

  it("end with all the winners, and after that the summary", () => {
    const view = portraits(1, 1, 1);
    expect(stepAt(view, { ranks: [1, 3, 1] }, 3)).toEqual({ is: "winner", winners: [0, 2] });
    expect(stepAt(view, { ranks: [1, 3, 1] }, 4)).toEqual({ is: "summary" });
    expect(stepAt(view, { ranks: [1, 3, 1] }, 99)).toEqual({ is: "summary" });
  });

  it("rank the players from the first to the last", () => {
    expect(seatsByRank({ ranks: [3, 1, 2, 1] })).toEqual([1, 3, 2, 0]);
  });
});
