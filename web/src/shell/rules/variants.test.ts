import { describe, expect, test } from "vitest";
import { found, variantsOf, type Variant } from "./variants";

function variant(name: string, about: string, group: string, rule: string | null): Variant {
  return { id: name, name, about, group, rule, players: "", option: name, value: true, picture: null };
}

const VARIANTS = [
  variant("Incognito", "The row is sorted by rank alone.", "market", "PM-51"),
  variant("Urban Sprawl", "No limit to a district’s size.", "district", "PM-74"),
  variant("The Reveal", "The cards set aside lie open.", "market", null),
];

describe("a search among variants", () => {
  const names = (wanted: string, group: string | null = null): readonly string[] => found(VARIANTS, wanted, group).map(({ name }) => name);

  test("finds all words, in the name, the sentence and the rule, in any case", () => {
    expect(names("")).toHaveLength(3);
    expect(names("  RANK row ")).toEqual(["Incognito"]);
    expect(names("pm-74")).toEqual(["Urban Sprawl"]);
    expect(names("rank size")).toEqual([]);
  });

  test("stays within the group that is chosen", () => {
    expect(names("", "market")).toEqual(["Incognito", "The Reveal"]);
    expect(names("sprawl", "market")).toEqual([]);
  });
});

test("a variant without words has the names of its option and value", () => {
  const card = { option: "size", value: "6x6", group: "district", rule: null, picture: null };
  const [choice, number] = variantsOf("game", [card, { ...card, option: "goal", value: 6 }], null);
  expect([choice?.name, choice?.about, choice?.id]).toEqual(["6x6", "", "variant-size-6x6"]);
  expect(number?.name).toBe("goal");
});
