import { expect, test } from "vitest";
import type { View } from "@/generated/polyminix";
import { boxOf, CHALLENGES, challengeOf, currentChallenge } from "./deck";

const TITLE = { what: "polyminix-figure-bites", particulars: { which: "30", area: 30 } };
const VIEW = {
  table: { runners: [{ part: 1 }, { part: 0 }], made: [{ id: "new-a", level: "red", figure: { rows: ["##"] } }] },
  facts: {
    challenges: [["green-2-01-a", "new-a"], [null]],
    boxes: [{ type: "sizes", sizes: [2] }],
    made: [{ challenge: "new-a", title: TITLE, number: 7 }],
    earlier: [],
  },
} as unknown as View;

test("a challenge is found in the deck, or among those made for the table", () => {
  expect(challengeOf("green-2-01-a", VIEW)).toBe(CHALLENGES.find(({ id }) => id === "green-2-01-a"));
  expect(challengeOf("new-a", VIEW)).toMatchObject({ level: "red", title: TITLE });
  expect(challengeOf("new-b", VIEW)).toBeNull();
});

test("a seat is at one of the challenges it holds, once a side is chosen", () => {
  expect(currentChallenge(VIEW, 0)?.id).toBe("new-a");
  expect(currentChallenge(VIEW, 1)).toBeNull();
});

test("without a box any pieces will do", () => {
  expect(boxOf(VIEW, 0).type).toBe("sizes");
  expect(boxOf(VIEW, 1).type).toBe("anything");
});
