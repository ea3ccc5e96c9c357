/** The portrait (PY-60) as a picture: the mask and the title, the cards and who saw them, and who reads whom. */

import type { Kind } from "@/generated/personality";
import { KIND_SIGNS } from "../cards/kinds";
import { backdrop, ribbon } from "./drawing/backdrop";
import { maskShapes, sealShapes, type Wearer } from "./drawing/masks";
import { BRASS, CARD, CREAM, GOLD, INK, LINE, PAPER, SOFT } from "./drawing/paints";
import { balancedText, widthOf, wrapText, type Shape, type Picture } from "./drawing/shapes";

/** A vote on a card: whose it was, and whether it saw the card's owner. */
export interface VoteDot extends Wearer {
  readonly saw: boolean;
}

/** What a portrait says, in words that are ready to be drawn. */
export interface PortraitContent extends Wearer {
  readonly name: string;
  readonly subtitle: string;
  readonly title: string;
  readonly reason: string;
  readonly themes: string;
  readonly kinds: readonly { readonly kind: Kind; readonly words: string }[];
  readonly cards: readonly {
    readonly text: string;
    readonly kind: Kind;
    readonly votes: number;
    readonly voters: number;
    readonly dots: readonly VoteDot[];
  }[];
  readonly facts: readonly string[];
  /** Whose dots are which. */
  readonly legend: readonly (Wearer & { readonly name: string })[];
  readonly legendWords: string;
  readonly nothing: string;
  readonly signature: string;
}

const WIDTH = 720;
const EDGE = 56;
const INSIDE = WIDTH - 2 * EDGE;
const SIZE = 28;
const DOT = 30;
const HEAD = 560;

export function layOutPortrait(content: PortraitContent): Picture {
  const shapes: Shape[] = [];
  let y = HEAD + 62;
  for (const line of balancedText(content.themes, 28, INSIDE)) {
    shapes.push(text(WIDTH / 2, y, 28, line, { fill: SOFT, anchor: "middle" }));
    y += 40;
  }
  y = kindsRow(shapes, content, y);
  y = cardRows(shapes, content, y + 24);
  y = legendRow(shapes, content, y);
  for (const fact of content.facts) {
    for (const line of balancedText(fact, 26, INSIDE)) {
      shapes.push(text(WIDTH / 2, y + 34, 26, line, { anchor: "middle" }));
      y += 40;
    }
    y += 6;
  }
  const height = y + 100;
  shapes.push(text(WIDTH / 2, height - 52, 24, content.signature, { fill: SOFT, anchor: "middle", sans: true }));
  return { width: WIDTH, height, shapes: [...paper(height), ...head(content), ...shapes] };
}

function paper(height: number): Shape[] {
  return [
    { is: "rect", x: 0, y: 0, w: WIDTH, h: height, r: 0, fill: PAPER },
    { is: "rect", x: 22, y: HEAD - 20, w: WIDTH - 44, h: height - HEAD - 2, r: 18, fill: "none", stroke: LINE, width: 3 },
  ];
}

function head(content: PortraitContent): Shape[] {
  const name = content.name.length > 14 ? 44 : 68;
  const size = content.title.length > 18 ? 34 : 40;
  const reason = balancedText(content.reason, 26, INSIDE);
  return [
    ...backdrop({ x: 0, y: 0, w: WIDTH, h: HEAD }, { x: WIDTH / 2, y: 200, r: 330 }),
    { is: "rect", x: 0, y: HEAD, w: WIDTH, h: 6, r: 0, fill: BRASS },
    ...maskShapes(content, { x: WIDTH / 2, y: 186, scale: 1.6 }),
    text(WIDTH / 2, 366, name, content.name, { anchor: "middle", weight: 600, fill: CREAM }),
    text(WIDTH / 2, 402, 24, content.subtitle, { fill: GOLD, anchor: "middle", sans: true }),
    ribbon(WIDTH / 2, 448, widthOf(content.title, size) + 120, 60),
    text(WIDTH / 2, 448 + size * 0.34, size, content.title, { anchor: "middle", weight: 650, fill: "#2a1a05" }),
    ...reason.map((line, index) => text(WIDTH / 2, 512 + index * 30 - (reason.length - 1) * 8, 26, line, { anchor: "middle", fill: CREAM })),
  ];
}

function legendRow(shapes: Shape[], content: PortraitContent, from: number): number {
  if (!content.cards.some(({ dots }) => dots.length > 0)) return from;
  let [x, y] = [EDGE + 12, from + 22];
  for (const wearer of content.legend) {
    const wide = 48 + widthOf(wearer.name, 19);
    if (x + wide > WIDTH - EDGE) [x, y] = [EDGE + 12, y + 36];
    shapes.push(...sealShapes(wearer, x, y - 7, 11));
    shapes.push(text(x + 20, y, 22, wearer.name, { sans: true, fill: SOFT }));
    x += wide;
  }
  shapes.push(text(EDGE, y + 34, 22, content.legendWords, { sans: true, fill: SOFT }));
  return y + 50;
}

function kindsRow(shapes: Shape[], content: PortraitContent, y: number): number {
  if (content.kinds.length === 0) return y;
  const each = INSIDE / content.kinds.length;
  content.kinds.forEach(({ kind, words }, index) => {
    const x = EDGE + each * (index + 0.5);
    shapes.push({ is: "path", d: KIND_SIGNS[kind], x: x - 18, y, scale: 1.5, fill: "none", stroke: BRASS, width: 2 });
    shapes.push(text(x, y + 64, 19, words, { anchor: "middle", sans: true, weight: 600 }));
  });
  return y + 90;
}

function cardRows(shapes: Shape[], content: PortraitContent, from: number): number {
  let y = from;
  if (content.cards.length === 0) {
    shapes.push(text(WIDTH / 2, y + 40, 30, content.nothing, { fill: SOFT, anchor: "middle" }));
    return y + 80;
  }
  for (const { text: words, kind, votes, voters, dots } of content.cards) {
    const lines = wrapText(words, SIZE, INSIDE - 96);
    // The dots stand after the last words, or below them where there is no room.
    const room = INSIDE - 110 - (lines.at(-1) ?? "").length * SIZE * 0.52;
    const rows = lines.length + (dots.length * DOT > room ? 0.8 : 0);
    const tall = 30 + rows * 36;
    const sure = voters > 0 && votes === voters;
    shapes.push({ is: "rect", x: EDGE, y, w: INSIDE, h: tall, r: 14, fill: CARD, stroke: sure ? BRASS : LINE, width: sure ? 4 : 2 });
    shapes.push({ is: "path", d: KIND_SIGNS[kind], x: EDGE + 18, y: y + 18, scale: 1.4, fill: "none", stroke: BRASS, width: 2 });
    lines.forEach((line, index) => shapes.push(text(EDGE + 68, y + 45 + index * 36, SIZE, line)));
    dots.forEach((dot, vote) => {
      const [x, middle] = [WIDTH - EDGE - 26 - (dots.length - 1 - vote) * DOT, y + tall - 28];
      if (dot.saw) shapes.push(...sealShapes(dot, x, middle, 12));
      else shapes.push({ is: "circle", x, y: middle, r: 10, fill: "none", stroke: dot.paint, width: 2.5 });
    });
    y += tall + 12;
  }
  return y + 10;
}

function text(x: number, y: number, size: number, words: string, rest: Partial<Extract<Shape, { is: "text" }>> = {}): Shape {
  return { is: "text", x, y, size, text: words, fill: INK, ...rest };
}
