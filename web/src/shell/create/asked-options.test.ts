import { describe, expect, test } from "vitest";
import type { Option, Spec } from "@/generated/messages";
import { askedOptions, setUpPath, withToday } from "./asked-options";

function option(name: string, ...values: readonly (string | boolean | number)[]): Option {
  return { name, values, default: values[0] ?? false, group: "all", rule: null };
}

const spec: Spec = {
  name: "game",
  rules_version: 1,
  seats: [1, 2, 3, 4],
  options: [option("danger", false, true), option("opera", false, true), option("size", "usual", "9x9"), option("goal", 12, 6)],
  conditions: [
    { type: "needs", pick: { option: "opera", value: true }, other: { option: "danger", value: true } },
    { type: "needs", pick: { option: "size", value: "9x9" }, other: { option: "danger", value: true } },
    { type: "for-seats", pick: { option: "size", value: "9x9" }, seats: [2] },
  ],
  presets: [],
  extras: [],
  hidden_hands: false,
};

describe("an address that asks for options", () => {
  test("is made and read alike, whatever the value is", () => {
    for (const [name, value] of [["danger", true], ["size", "9x9"], ["goal", 6]] as const) {
      const address = new URL(setUpPath("game", name, value), "http://salon.test");
      expect(address.pathname).toBe("/new/game");
      expect(askedOptions(spec, address.search, 4).options[name]).toBe(value);
    }
  });

  test("brings what the option needs, and a number of players that it allows", () => {
    expect(askedOptions(spec, "?opera=true", 4)).toEqual({ seats: 4, options: { opera: true, danger: true } });
    expect(askedOptions(spec, "?size=9x9", 4)).toEqual({ seats: 2, options: { size: "9x9", danger: true } });
  });

  test("is ignored where the game has no such option or value", () => {
    expect(askedOptions(spec, "?size=11x11&nothing=1&danger=perhaps&__proto__=1", 3)).toEqual({ seats: 3, options: {} });
    expect(askedOptions(spec, "", 4)).toEqual({ seats: 4, options: {} });
  });
});

test("a game of the day gets today's date, and any other game gets none", () => {
  const daily: Spec = {
    ...spec,
    extras: [{ name: "date", kind: "date", rule: null, only_with: { option: "size", value: "9x9" }, refusal: "option-value" }],
  };
  const now = new Date(2026, 10, 5);
  expect(withToday(daily, { size: "9x9" }, now)).toEqual({ size: "9x9", date: "2026-11-05" });
  expect(withToday(daily, { size: "9x9", date: "2026-01-01" }, now)).toEqual({ size: "9x9", date: "2026-01-01" });
  expect(withToday(daily, { danger: true }, now)).toEqual({ danger: true });
});
