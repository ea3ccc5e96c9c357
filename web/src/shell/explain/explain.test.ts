import { expect, test } from "vitest";
import { explainer } from "./explain";
import { readExplain } from "./reading";

const explain = explainer<{ coin: "XX-1"; card: "XX-2" }>();

test("an attribute carries a topic and what its sentence needs", () => {
  expect(readExplain(explain("coin", { gain: -3 }))).toEqual({ topic: "coin", particulars: { gain: -3 } });
  expect(readExplain(explain("card", { card: "Café & 100 %=?" }))).toEqual({ topic: "card", particulars: { card: "Café & 100 %=?" } });
  expect(readExplain(explain("coin"))).toEqual({ topic: "coin", particulars: {} });
});
