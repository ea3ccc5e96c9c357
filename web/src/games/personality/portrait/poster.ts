/** The poster of the evening: everybody's mask, title and surest card, the winners in the light. */

import { backdrop, ribbon } from "./drawing/backdrop";
import { laurelShapes, maskShapes, type Wearer } from "./drawing/masks";
import { BRASS, CARD, CREAM, GOLD, INK, LINE } from "./drawing/paints";
import { balancedText, widthOf, type Picture, type Shape } from "./drawing/shapes";

export interface PosterPlayer extends Wearer {
  readonly name: string;
  readonly title: string;
  /** What the card says of which the table was surest; empty without cards. */
  readonly card: string;
  readonly won: boolean;
}

export interface PosterContent {
  readonly name: string;
  readonly line: string;
  /** The players by rank. */
  readonly players: readonly PosterPlayer[];
  readonly best: string;
  readonly signature: string;
}

const WIDTH = 1080;
const MIDDLE = WIDTH / 2;
const EDGE = 92;
const INSIDE = WIDTH - 2 * EDGE;
const TOP = 250;
const CARD_SIZE = 27;
const CARD_LINE = 34;

export function layOutPoster(content: PosterContent): Picture {
  const winners = content.players.filter(({ won }) => won);
  const others = content.players.filter(({ won }) => !won);
  const shapes: Shape[] = [];
  let y = rows(shapes, winners, TOP, winners.length > 2 ? 3 : winners.length || 1, winners.length === 1 ? 1.75 : 1.3);
  y = rows(shapes, others, y + 20, others.length === 4 ? 2 : Math.min(3, others.length || 1), 1);
  for (const line of balancedText(content.best, 34, INSIDE)) {
    shapes.push(text(MIDDLE, y + 40, 34, line, { fill: CREAM }));
    y += 46;
  }
  const height = Math.max(1350, y + 130);
  return {
    width: WIDTH,
    height,
    shapes: [
      ...backdrop({ x: 0, y: 0, w: WIDTH, h: height }, { x: MIDDLE, y: TOP + 130, r: 520 }),
      { is: "rect", x: 58, y: 58, w: WIDTH - 116, h: height - 116, r: 26, fill: "none", stroke: BRASS, width: 4 },
      { is: "rect", x: 68, y: 68, w: WIDTH - 136, h: height - 136, r: 20, fill: "none", stroke: "#6d5226", width: 2 },
      text(MIDDLE, 158, 84, content.name, { fill: GOLD, weight: 650 }),
      text(MIDDLE, 208, 34, content.line, { fill: CREAM, sans: true }),
      ...shapes,
      text(MIDDLE, height - 92, 26, content.signature, { fill: GOLD, sans: true }),
    ],
  };
}

/** Players side by side, in as many rows as they need. Returns where the next thing can stand. */
function rows(shapes: Shape[], players: readonly PosterPlayer[], from: number, abreast: number, scale: number): number {
  let y = from;
  for (let first = 0; first < players.length; first += abreast) {
    const row = players.slice(first, first + abreast);
    const each = INSIDE / row.length;
    const bottoms = row.map((player, index) => figure(shapes, player, EDGE + each * (index + 0.5), y, { width: Math.min(each - 24, 520), scale }));
    y = Math.max(...bottoms) + 26;
  }
  return y;
}

function figure(shapes: Shape[], player: PosterPlayer, x: number, top: number, { width, scale }: { readonly width: number; readonly scale: number }): number {
  const maskY = top + 76 * scale;
  if (player.won) shapes.push(...laurelShapes(x, maskY, scale * 1.12));
  shapes.push(...maskShapes(player, { x, y: maskY, scale }, player.won ? 3 : 2));
  const nameSize = fitted(player.name, 26 + 22 * scale, width);
  let y = maskY + (player.won ? 108 : 76) * scale + nameSize * 0.85;
  shapes.push(text(x, y, nameSize, player.name, { fill: CREAM, weight: 600 }));
  const titleSize = fitted(player.title, player.won ? 34 : 27, width - 70);
  y += 24 + titleSize / 2;
  shapes.push(ribbon(x, y, widthOf(player.title, titleSize) + 64, titleSize * 1.6));
  shapes.push(text(x, y + titleSize * 0.34, titleSize, player.title, { fill: "#2a1a05", weight: 650 }));
  y += titleSize * 0.8 + 16;
  if (player.card === "") return y;
  const lines = balancedText(player.card, CARD_SIZE, width - 40);
  const tall = lines.length * CARD_LINE + 30;
  shapes.push({ is: "rect", x: x - width / 2, y, w: width, h: tall, r: 14, fill: CARD, stroke: LINE, width: 2 });
  lines.forEach((line, index) => shapes.push(text(x, y + 42 + index * CARD_LINE, CARD_SIZE, line, { fill: INK })));
  return y + tall;
}

/** The size at which a text fits a width, at most `size`. */
function fitted(words: string, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(1, widthOf(words, size)));
}

function text(x: number, y: number, size: number, words: string, rest: Partial<Extract<Shape, { is: "text" }>>): Shape {
  return { is: "text", x, y, size, text: words, anchor: "middle", fill: CREAM, ...rest };
}
