/** Masks as shapes of a picture. */

import { PATTERNS, colourOf } from "@/shell/ui/colours";
import { BROWS, EYES, FACE, FOREHEAD, LEFT_EYE, MOUTHS, NOSE, RIBBONS, RIGHT_EYE, SHADE } from "../../masks/mask";
import { BRASS, BRIGHT } from "./paints";
import type { Shape } from "./shapes";

export interface Wearer {
  /** The colour's name, and what it looks like. */
  readonly colour: string;
  readonly paint: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

type PathRest = Omit<Extract<Shape, { is: "path" }>, "is" | "d" | "x" | "y" | "scale">;

/** A mask around a point. The box of `board/mask.ts` is multiplied by `scale`. */
export function maskShapes({ colour, paint }: Wearer, at: Place, mouth = 2): Shape[] {
  const path = (d: string, rest: PathRest): Shape => ({ is: "path", d, ...at, ...rest });
  const line = { fill: "none", stroke: "#14110d", width: 4, opacity: 0.75 };
  return [
    path(RIBBONS, { fill: "none", stroke: BRASS, width: 5 }),
    path(FACE, { fill: paint, stroke: BRIGHT, width: 3 }),
    path(SHADE, { fill: "#000000", opacity: 0.16 }),
    path(BROWS, { fill: "none", stroke: BRIGHT, width: 4 }),
    path(NOSE, line),
    path(MOUTHS[mouth] ?? "", { fill: "#2a1512", stroke: "#fff4d8", width: 2.5 }),
    ...[LEFT_EYE, RIGHT_EYE].map((eye) => path(eye, { fill: paint, stroke: "#fff4d8", width: 3.5 })),
    ...[...EYES, FOREHEAD].flatMap(([x, y]) => pattern(colour, at.x + x * at.scale, at.y + y * at.scale, at.scale)),
  ];
}

/** A small round with a player's colour and pattern. */
export function sealShapes({ colour, paint }: Wearer, x: number, y: number, radius: number): Shape[] {
  return [{ is: "circle", x, y, r: radius, fill: paint }, ...pattern(colour, x, y, radius / 11)];
}

/** Two branches of laurel around a point. */
export function laurelShapes(x: number, y: number, scale: number): Shape[] {
  return [-1, 1].flatMap((side): Shape[] => [
    { is: "path", d: `M0 84C${side * 52} 80 ${side * 88} 34 ${side * 70}-48`, x, y, scale, fill: "none", stroke: BRASS, width: 3 },
    ...[0, 1, 2, 3, 4, 5].map((leaf): Shape => {
      const angle = 1.35 - leaf * 0.36;
      const lean = (side * (angle * 57 - 18) * Math.PI) / 180;
      const [cx, cy] = [side * Math.cos(angle - 0.1) * 82, Math.sin(angle - 0.1) * 84];
      const tip = [Math.sin(lean) * 20, -Math.cos(lean) * 20] as const;
      const belly = [Math.cos(lean) * 11, Math.sin(lean) * 11] as const;
      const point = (px: number, py: number): string => `${round(cx + px)} ${round(cy + py)}`;
      const d = `M${point(...tip)}Q${point(...belly)} ${point(-tip[0], -tip[1])}Q${point(-belly[0], -belly[1])} ${point(...tip)}Z`;
      return { is: "path", d, x, y, scale, fill: "#e0b55c", stroke: BRASS, width: 1.5 };
    }),
  ]);
}

function pattern(colour: string, x: number, y: number, scale: number): Shape[] {
  const { lines, dots } = PATTERNS[colourOf(colour)];
  return [
    ...(lines === "" ? [] : [{ is: "path", d: lines, x, y, scale, fill: "none", stroke: "#ffffff", width: 1.8 } as const]),
    ...dots.map(([dx, dy]) => ({ is: "circle", x: x + dx * scale, y: y + dy * scale, r: 1.6 * scale, fill: "#ffffff" }) as const),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
