import { describe, expect, it } from "vitest";
import { lowerFirst } from "./format";

describe("words within a sentence", () => {
  it.each([
    ["Choose a card", "choose a card"],
    ["À qui va la carte ?", "à qui va la carte ?"],
    ["", ""],
  ])("%s", (alone, inside) => expect(lowerFirst(alone)).toBe(inside));
});
