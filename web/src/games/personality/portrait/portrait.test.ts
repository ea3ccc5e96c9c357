import { describe, expect, it } from "vitest";
import { bestPairs } from "./readings";
import { fileName } from "./download";
import { svgText, wrapText } from "./shapes";
import { layOutPortrait, type PortraitContent } from "./layout";

const content: PortraitContent = {
  name: "Ada <& Co>",
  colour: "garnet",
  paint: "#9c2a3c",
  title: "as the table sees it",
  themes: "A matter of food and sleep",
  kinds: [{ kind: "virtue", words: "Virtue × 1" }],
  cards: [
    { text: "Abandons the hike at the car park.", kind: "flaw", votes: 3, voters: 3 },
    { text: "Sends you into the cold water first and asks how it is.", kind: "quirk", votes: 2, voters: 4 },
  ],
  facts: ["Voted with the table 6 times out of 11."],
  nothing: "No card yet.",
  signature: "Salon",
};

describe("the portrait's picture", () => {
  it("shows every card with a dot for each vote, filled for those who agreed", () => {
    const { shapes } = layOutPortrait(content);
    const dots = shapes.filter((shape) => shape.is === "circle" && shape.r === 9);
    expect(dots).toHaveLength(7);
    expect(dots.filter((shape) => shape.fill !== "none")).toHaveLength(5);
    const words = shapes.flatMap((shape) => (shape.is === "text" ? [shape.text] : [])).join(" ");
    expect(words).toContain("Abandons the hike");
    expect(words).toContain("6 times out of 11");
  });

  it("grows with its cards, and keeps everything inside", () => {
    const many = layOutPortrait({ ...content, cards: Array.from({ length: 20 }, () => content.cards[1] ?? content.cards[0]!) });
    const few = layOutPortrait(content);
    expect(many.height).toBeGreaterThan(few.height + 1000);
    for (const shape of many.shapes) if (shape.is === "text") expect(shape.y).toBeLessThan(many.height - 40);
  });

  it("is a file that stands alone: no styles, no scripts, nothing from elsewhere", () => {
    const file = svgText(layOutPortrait(content));
    expect(file).toContain("Ada &lt;&amp; Co&gt;");
    expect(file).not.toMatch(/<style|<script|href|url\(|style=/);
  });

  it("says so when there is no card", () => {
    const words = svgText(layOutPortrait({ ...content, cards: [] }));
    expect(words).toContain("No card yet.");
  });

  it("breaks lines between words", () => {
    expect(wrapText("one two three", 10, 45)).toEqual(["one two", "three"]);
  });

  it("finds a file name for any name", () => {
    expect(fileName("Émile & Zoé")).toBe("portrait-emile-zoe");
    expect(fileName("🙂")).toBe("portrait-salon");
  });
});

describe("who reads whom", () => {
  const portrait = (seat: number, ...readings: readonly (readonly [number, number])[]) => ({
    seat,
    readings: readings.map(([hits, cards], other) => ({ seat: other, hits, cards })),
  });

  it("names the best reader of all", () => {
    const portraits = [portrait(0, [0, 0], [2, 2], [0, 0]), portrait(1, [0, 0], [3, 3], [1, 1]), portrait(2, [0, 0], [1, 2], [0, 0])];
    expect(bestPairs(portraits)).toEqual([{ reader: 0, other: 1, cell: { seat: 1, hits: 2, cards: 2 } }]);
  });

  it("names nobody where no two cards were foreseen", () => {
    expect(bestPairs([])).toEqual([]);
    expect(bestPairs([portrait(0, [0, 0], [1, 1])])).toEqual([]);
  });
});
