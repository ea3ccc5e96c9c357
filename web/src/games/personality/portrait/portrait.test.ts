import { describe, expect, it } from "vitest";
import { bestPairs } from "./readings";
import { fileName } from "./drawing/download";
import { layOutPoster, type PosterPlayer } from "./poster";
import { svgText, widthOf, wrapText } from "./drawing/shapes";
import { layOutPortrait, type PortraitContent } from "./layout";

const ada = { colour: "garnet", paint: "#9c2a3c" };
const content: PortraitContent = {
  name: "Ada <& Co>",
  ...ada,
  subtitle: "as the table sees it",
  title: "Open book",
  reason: "5 of 7 votes agreed on these cards.",
  themes: "A matter of food and sleep",
  kinds: [{ kind: "virtue", words: "Virtue × 1" }],
  cards: [
    { text: "Abandons the hike at the car park.", kind: "flaw", votes: 3, voters: 3, dots: [ada, ada, ada].map((one) => ({ ...one, saw: true })) },
    { text: "Sends you into the cold water first and asks how it is.", kind: "quirk", votes: 2, voters: 4, dots: [true, true, false, false].map((saw) => ({ ...ada, saw })) },
  ],
  facts: ["Voted with the table 6 times out of 11."],
  legend: [{ name: "Ada", ...ada }],
  legendWords: "A full dot saw it.",
  nothing: "No card yet.",
  signature: "Salon",
};

describe("the portrait's picture", () => {
  it("shows every card with a dot for each vote, filled for those who saw it", () => {
    const { shapes } = layOutPortrait(content);
    const dots = (radius: number) => shapes.filter((shape) => shape.is === "circle" && shape.r === radius);
    expect([dots(12).length, dots(10).length]).toEqual([5, 2]);
    const words = shapes.flatMap((shape) => (shape.is === "text" ? [shape.text] : [])).join(" ");
    expect(words).toContain("Abandons the hike");
    expect(words).toContain("6 times out of 11");
    expect(words).toContain("Open book");
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

describe("the poster", () => {
  const player = (name: string, won = false): PosterPlayer => ({ ...ada, name, title: "Bone of contention", card: "Sends you into the cold water first and asks how it is.", won });
  const poster = (...players: PosterPlayer[]) => layOutPoster({ name: "Personality", line: "An evening of 9 cards", players, best: "", signature: "Salon" });

  it("has everybody on it, however many they are", () => {
    for (const count of [3, 4, 5, 6]) {
      const names = Array.from({ length: count }, (_none, index) => `Player ${index}`);
      const { shapes, width, height } = poster(...names.map((name, index) => player(name, index === 0)));
      const texts = shapes.flatMap((shape) => (shape.is === "text" ? [shape] : []));
      for (const name of names) expect(texts.map(({ text }) => text)).toContain(name);
      for (const { x, y, size, text } of texts) {
        expect(y).toBeLessThan(height - 60);
        expect(x - widthOf(text, size) / 2).toBeGreaterThan(0);
        expect(x + widthOf(text, size) / 2).toBeLessThan(width);
      }
    }
  });

  it("crowns every winner, and nobody else", () => {
    const leaves = (...players: PosterPlayer[]): number => poster(...players).shapes.filter((shape) => shape.is === "path" && shape.fill === "#e0b55c").length;
    expect(leaves(player("Ada", true), player("Ben"))).toBe(12);
    expect(leaves(player("Ada", true), player("Ben", true), player("Cleo"))).toBe(24);
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
