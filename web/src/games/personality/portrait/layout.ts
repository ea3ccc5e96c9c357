/** The portrait (PY-60) as a picture: the mask, the cards and how sure the table was, and who reads whom. */

import type { Kind } from "@/generated/personality";
import { PATTERNS, colourOf } from "@/shell/ui/colours";
import { KIND_SIGNS } from "../cards/kinds";
import { BROWS, EYES, FACE, FOREHEAD, LEFT_EYE, MOUTHS, NOSE, RIBBONS, RIGHT_EYE, SHADE } from "../board/mask";
import { wrapText, type Shape, type Picture } from "./shapes";

/** What a portrait says, in words that are ready to be drawn. */
export interface PortraitContent {
  readonly name: string;
  /** The colour's name, and what it looks like. */
  readonly colour: string;
  readonly paint: string;
  readonly title: string;
  readonly themes: string;
  readonly kinds: readonly { readonly kind: Kind; readonly words: string }[];
  readonly cards: readonly { readonly text: string; readonly kind: Kind; readonly votes: number; readonly voters: number }[];
  readonly facts: readonly string[];
  readonly nothing: string;
  readonly signature: string;
}

const WIDTH = 720;
const EDGE = 56;
const INSIDE = WIDTH - 2 * EDGE;
const SIZE = 28;
const DOT = 24;
const PAPER = "#f6f0e4";
const CARD = "#fffaf0";
const INK = "#23211e";
const SOFT = "#5e574c";
const BRASS = "#b4862f";
const LINE = "#d9c9a3";

export function layOutPortrait(content: PortraitContent): Picture {
  const shapes: Shape[] = [];
  shapes.push(...head(content));
  let y = 452;
  for (const line of wrapText(content.themes, 28, INSIDE)) {
    shapes.push(text(WIDTH / 2, y, 28, line, { fill: SOFT, anchor: "middle" }));
    y += 40;
  }
  y = kindsRow(shapes, content, y + 20);
  y = cardRows(shapes, content, y + 24);
  for (const fact of content.facts) {
    for (const line of wrapText(fact, 26, INSIDE)) {
      shapes.push(text(WIDTH / 2, y + 34, 26, line, { anchor: "middle" }));
      y += 40;
    }
    y += 6;
  }
  const height = y + 110;
  shapes.push(text(WIDTH / 2, height - 62, 24, content.signature, { fill: SOFT, anchor: "middle", sans: true }));
  return { width: WIDTH, height, shapes: [...border(height), ...shapes] };
}

function border(height: number): Shape[] {
  return [
    { is: "rect", x: 0, y: 0, w: WIDTH, h: height, r: 0, fill: PAPER },
    { is: "rect", x: 24, y: 24, w: WIDTH - 48, h: height - 48, r: 22, fill: "none", stroke: BRASS, width: 5 },
    { is: "rect", x: 36, y: 36, w: WIDTH - 72, h: height - 72, r: 15, fill: "none", stroke: LINE, width: 2 },
  ];
}

function head(content: PortraitContent): Shape[] {
  const at = { x: WIDTH / 2, y: 190, scale: 1.75 };
  const path = (d: string, rest: Omit<Extract<Shape, { is: "path" }>, "is" | "d" | "x" | "y" | "scale">): Shape => ({ is: "path", d, ...at, ...rest });
  const line = { fill: "none", stroke: "#14110d", width: 4, opacity: 0.75 };
  return [
    path(RIBBONS, { fill: "none", stroke: BRASS, width: 5 }),
    path(FACE, { fill: content.paint, stroke: "#c99a3f", width: 3 }),
    path(SHADE, { fill: "#000000", opacity: 0.16 }),
    path(BROWS, { fill: "none", stroke: "#c99a3f", width: 4 }),
    path(NOSE, line),
    path(MOUTHS[2] ?? "", { fill: "#2a1512", stroke: "#fff4d8", width: 2.5 }),
    ...[LEFT_EYE, RIGHT_EYE].map((eye) => path(eye, { fill: content.paint, stroke: "#fff4d8", width: 3.5 })),
    ...[...EYES, FOREHEAD].flatMap(([x, y]) => pattern(content.colour, at.x + x * at.scale, at.y + y * at.scale, at.scale)),
    text(WIDTH / 2, 372, content.name.length > 14 ? 44 : 68, content.name, { anchor: "middle", weight: 600 }),
    text(WIDTH / 2, 412, 26, content.title, { fill: SOFT, anchor: "middle", sans: true }),
  ];
}

function pattern(colour: string, x: number, y: number, scale: number): Shape[] {
  const { lines, dots } = PATTERNS[colourOf(colour)];
  return [
    ...(lines === "" ? [] : [{ is: "path", d: lines, x, y, scale, fill: "none", stroke: "#ffffff", width: 1.8 } as const]),
    ...dots.map(([dx, dy]) => ({ is: "circle", x: x + dx * scale, y: y + dy * scale, r: 1.6 * scale, fill: "#ffffff" }) as const),
  ];
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
  for (const { text: words, kind, votes, voters } of content.cards) {
    const lines = wrapText(words, SIZE, INSIDE - 96);
    // The dots stand after the last words, or below them where there is no room.
    const room = INSIDE - 110 - (lines.at(-1) ?? "").length * SIZE * 0.52;
    const rows = lines.length + (voters * DOT > room ? 0.8 : 0);
    const tall = 30 + rows * 36;
    const sure = voters > 0 && votes === voters;
    shapes.push({ is: "rect", x: EDGE, y, w: INSIDE, h: tall, r: 14, fill: CARD, stroke: sure ? BRASS : LINE, width: sure ? 4 : 2 });
    shapes.push({ is: "path", d: KIND_SIGNS[kind], x: EDGE + 18, y: y + 18, scale: 1.4, fill: "none", stroke: BRASS, width: 2 });
    lines.forEach((line, index) => shapes.push(text(EDGE + 68, y + 45 + index * 36, SIZE, line)));
    for (let vote = 0; vote < voters; vote += 1) {
      const x = WIDTH - EDGE - 24 - (voters - 1 - vote) * DOT;
      const agreed = vote < votes;
      shapes.push({ is: "circle", x, y: y + tall - 28, r: 9, fill: agreed ? content.paint : "none", stroke: agreed ? content.paint : "#9c8f74", width: 2 });
    }
    y += tall + 12;
  }
  return y + 10;
}

function text(x: number, y: number, size: number, words: string, rest: Partial<Extract<Shape, { is: "text" }>> = {}): Shape {
  return { is: "text", x, y, size, text: words, fill: INK, ...rest };
}
