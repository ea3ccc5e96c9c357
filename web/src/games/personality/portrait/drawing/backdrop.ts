/** A theatre as shapes: velvet, a spotlight, the curtain at both sides, and its valance. */

import { BRIGHT, DRAPE, VELVET } from "./paints";
import type { Shape } from "./shapes";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How many stripes a drape has, and how wide each is. */
const FOLDS = 4;
const FOLD = 11;
const SCALLOPS = 12;
/** Of how many circles the light is made. */
const RINGS = 30;

/** Draws it within a box; the light falls around `lit`. */
export function backdrop({ x, y, w, h }: Box, lit: { readonly x: number; readonly y: number; readonly r: number }): Shape[] {
  const rings = Array.from({ length: RINGS }, (_none, ring) => 1 - ring / RINGS);
  return [
    { is: "rect", x, y, w, h, r: 0, fill: VELVET },
    ...rings.map((part): Shape => ({ is: "circle", x: lit.x, y: lit.y, r: lit.r * part, fill: "#ffdc9b", opacity: 0.014 })),
    ...Array.from({ length: FOLDS }, (_none, fold): Shape[] => {
      const fill = DRAPE[fold] ?? DRAPE[0];
      return [x + fold * FOLD, x + w - (fold + 1) * FOLD].map((left) => ({ is: "rect", x: left, y, w: FOLD, h, r: 0, fill }));
    }).flat(),
    ...valance(x, y, w),
  ];
}

function valance(x: number, y: number, w: number): Shape[] {
  const each = w / SCALLOPS;
  const edge = Array.from({ length: SCALLOPS }, () => `q${each / 2} 34 ${each} 0`).join("");
  return [
    { is: "path", d: `M0 0v26${edge}v-26Z`, x, y, scale: 1, fill: DRAPE[1], stroke: "none" },
    { is: "path", d: `M0 26${edge}`, x, y, scale: 1, fill: "none", stroke: BRIGHT, width: 4 },
  ];
}

/** A ribbon with swallow tails around a point, of a width that fits its words. */
export function ribbon(x: number, y: number, width: number, height: number): Shape {
  const [half, tail] = [width / 2, height / 3];
  const d = `M${-half} ${-height / 2}H${half}L${half - tail} 0L${half} ${height / 2}H${-half}L${-half + tail} 0Z`;
  return { is: "path", d, x, y, scale: 1, fill: "#dcb762" };
}
