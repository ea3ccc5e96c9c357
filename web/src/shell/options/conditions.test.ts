import { describe, expect, test } from "vitest";
import type { Option, Spec } from "@/generated/messages";
import { applied, conflicts, fixesOf, formatCounts, conflictWith, presetOf, presetSeats, soloPresets, changedOptions, withRequirements, type OptionChoices } from "./conditions";

function option(name: string, ...values: readonly (string | boolean)[]): Option {
  return { name, values, default: values[0] ?? false, group: "all", rule: null };
}

const spec: Spec = {
  name: "game",
  rules_version: 1,
  seats: [1, 2, 3, 4],
  options: [option("danger", false, true), option("opera", false, true), option("size", "usual", "6x6"), option("tiny", false, true)],
  conditions: [
    { type: "needs", pick: { option: "opera", value: true }, other: { option: "danger", value: true } },
    { type: "excludes", pick: { option: "tiny", value: true }, other: { option: "size", value: "6x6" } },
    { type: "for-seats", pick: { option: "size", value: "6x6" }, seats: [2] },
  ],
  presets: [
    { name: "base", options: {}, seats: [] },
    { name: "alone", options: {}, seats: [1] },
    { name: "six", options: { size: "6x6" }, seats: [2] },
  ],
  extras: [],
  hidden_hands: false,
};

describe("options that do not go together", () => {
  test("are found by every kind of condition", () => {
    expect(conflicts(spec, 2, {})).toEqual([]);
    expect(conflicts(spec, 2, { opera: true }).map(({ condition }) => condition.type)).toEqual(["needs"]);
    expect(conflicts(spec, 2, { tiny: true, size: "6x6" }).map(({ condition }) => condition.type)).toEqual(["excludes"]);
    expect(conflicts(spec, 3, { size: "6x6" }).map(({ condition }) => condition.type)).toEqual(["for-seats"]);
  });

  test("are told of before one of them is chosen, but not twice", () => {
    expect(conflictWith(spec, 2, { size: "6x6" }, "tiny", true)?.condition.type).toBe("excludes");
    expect(conflictWith(spec, 2, { danger: true, opera: true }, "danger", false)?.condition.type).toBe("needs");
    expect(conflictWith(spec, 3, { size: "6x6" }, "danger", true)).toBeNull();
  });

  test("come along where one needs the other", () => {
    expect(withRequirements(spec, 2, {}, "opera", true)).toEqual({ opera: true, danger: true });
    expect(withRequirements(spec, 2, { danger: true }, "opera", true)).toEqual({ opera: true });
  });
});

describe("the ways out of a conflict", () => {
  function ways(seats: number, chosen: OptionChoices): unknown[] {
    return conflicts(spec, seats, chosen).flatMap((one) => fixesOf(spec, one, chosen).map((fix) => applied(spec, fix, seats, chosen)));
  }

  test("are another number of seats, what is needed, or one of the two less", () => {
    expect(ways(3, { size: "6x6" })).toEqual([
      { seats: 2, options: { size: "6x6" } },
      { seats: 3, options: { size: "usual" } },
    ]);
    expect(ways(2, { opera: true })).toEqual([
      { seats: 2, options: { opera: true, danger: true } },
      { seats: 2, options: { opera: false } },
    ]);
    expect(ways(2, { tiny: true, size: "6x6" })).toEqual([
      { seats: 2, options: { tiny: true, size: "usual" } },
      { seats: 2, options: { tiny: false, size: "6x6" } },
    ]);
  });

  test("make no new conflict", () => {
    const chosen = { tiny: true, size: "6x6" };
    for (const one of conflicts(spec, 3, chosen)) {
      for (const fix of fixesOf(spec, one, chosen)) {
        const after = applied(spec, fix, 3, chosen);
        expect(conflicts(spec, after.seats, after.options).length).toBeLessThan(conflicts(spec, 3, chosen).length);
      }
    }
  });
});

describe("presets", () => {
  test("are recognised, the more particular first", () => {
    expect(presetOf(spec, 3, {})?.name).toBe("base");
    expect(presetOf(spec, 1, {})?.name).toBe("alone");
    expect(presetOf(spec, 2, { size: "6x6" })?.name).toBe("six");
    expect(presetOf(spec, 2, { tiny: true })).toBeNull();
  });

  test("bring the nearest number of players they are for", () => {
    const six = { name: "six", options: {}, seats: [2, 6] };
    expect(presetSeats(six, 6)).toBe(6);
    expect(presetSeats(six, 3)).toBe(2);
    expect(presetSeats({ ...six, seats: [] }, 5)).toBe(5);
  });

  test("for one player are the solitaires", () => {
    expect(soloPresets(spec).map(({ name }) => name)).toEqual(["alone"]);
  });
});

test("what is unusual is what is not at its default", () => {
  expect(changedOptions(spec, { danger: false, size: "6x6" })).toEqual([["size", "6x6"]]);
});

test("numbers are written as people do", () => {
  expect(formatCounts([2], "en")).toBe("2");
  expect(formatCounts([2, 3], "en")).toBe("2 or 3");
  expect(formatCounts([2, 3, 4], "en")).toBe("2–4");
  expect(formatCounts([4, 6], "fr")).toBe("4 ou 6");
});
