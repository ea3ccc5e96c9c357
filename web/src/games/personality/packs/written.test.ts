import { describe, expect, test } from "vitest";
import { blank, draftOf, faceOf, placesOf, writingIn, writtenOf } from "./written";

describe("a pack that is written", () => {
  test("a new one has three empty cards, which are not handed out", () => {
    const draft = draftOf(null);
    expect(draft.cards).toHaveLength(3);
    expect(writtenOf(draft)).toEqual({ name: "", cards: [] });
  });

  test("what was kept comes back as it was", () => {
    const content = {
      name: "Crew",
      cards: [
        { fr: "Chante.", kind: "habit" },
        { en: "Sings.", fr: "Siffle.", kind: "dare", tags: ["music"], family: false },
      ],
    };
    expect(writtenOf(draftOf(content))).toEqual(content);
  });

  test("a file may contain anything", () => {
    for (const content of [undefined, 3, "x", [], { cards: 3 }, { cards: [null, 7, { en: 5, tags: 9 }] }]) expect(() => writtenOf(draftOf(content))).not.toThrow();
    expect(draftOf({ kind: "dare", cards: [{ en: "a" }] }).cards[0]?.kind).toBe("dare");
  });

  test("faults find their cards past empty ones", () => {
    const cards = [blank(4), { ...blank(7), en: "a" }, blank(8), { ...blank(9), fr: "b" }];
    expect([...placesOf({ name: "", cards })]).toEqual([
      [7, 0],
      [9, 1],
    ]);
  });

  test("a card in one language is shown in it, and says so", () => {
    expect(faceOf({ ...blank(0), fr: "Chante." }, "en")).toMatchObject({ en: "Chante.", fr: "Chante.", only: "fr" });
    expect(faceOf({ ...blank(0), en: "Sings.", fr: "Chante." }, "en")).toMatchObject({ en: "Sings.", only: null });
    expect(faceOf({ ...blank(0), it: "Canta." }, "en")).toMatchObject({ en: "Canta.", fr: "Canta.", it: "Canta.", only: "it" });
  });

  test("it is written in the language of the page, or in English where cards lack that", () => {
    expect(writingIn("it")).toBe("it");
    expect(writingIn("tlh")).toBe("en");
  });
});
