import { describe, expect, it } from "vitest";
import { minutesLeft, transferCodeIn } from "./transfer";

describe("a link that moves a seat", () => {
  it("has its code behind the #", () => {
    expect(transferCodeIn("#move=ACDE3467")).toBe("ACDE3467");
  });
  it("is no other fragment", () => {
    for (const fragment of ["", "#", "#main", "#move=", "#move=<b>", `#move=${"A".repeat(33)}`]) {
      expect(transferCodeIn(fragment), fragment).toBeNull();
    }
  });
});

it("counts down in minutes and seconds", () => {
  expect([120_000, 119_001, 65_000, 900, 0, -5].map(minutesLeft)).toEqual(["2:00", "2:00", "1:05", "0:01", "0:00", "0:00"]);
});
