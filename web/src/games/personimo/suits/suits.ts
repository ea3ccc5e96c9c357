/** The six suits: their order (PM-1) and their signs, drawn on a grid of 24 × 24. */

import type { Suit } from "@/generated/personimo";

export { SUITS } from "@/generated/personimo-data";

/** `fill` is filled and `line` is stroked with the suit's colour; both get a thin rim of ink. */
export interface Sign {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

export const SIGNS: Readonly<Record<Suit, Sign>> = {
  moons: { fill: "M14.5 1.6A10.6 10.6 0 1 0 22.4 14.6 8.6 8.6 0 0 1 14.5 1.6z" },
  suns: { fill: sunburst() },
  waves: {
    line: "M1.8 7.6c3.4-4.6 6.8-4.6 10.2 0s6.8 4.6 10.2 0M1.8 16.6c3.4-4.6 6.8-4.6 10.2 0s6.8 4.6 10.2 0",
    width: 3.8,
  },
  leaves: { fill: "M2.2 22.4l2.7-4.2C2.4 8.6 9.4 2.2 22 2c.3 12.8-5.8 20.4-15.6 18.2L14.6 10 4.2 21.8z" },
  wyrms: {
    line: "M14.5 12a2.5 2.5 0 0 1-5 0a4.75 4.75 0 0 1 9.5 0a7.5 7.5 0 0 1-15 0a8.6 8.6 0 0 1 8-8.6",
    fill: "M11.2 .3l8.8 3-3.4 4.2-5.4-1.2z",
    width: 3,
  },
  knots: {
    line: "M9 9V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3z",
    width: 2.7,
  },
};

/** Eight rays around a disc with a round eye. */
function sunburst(): string {
  const points: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const radius = i % 2 === 0 ? 11.4 : 6.9;
    const turn = (Math.PI * i) / 8;
    points.push(`${(12 + radius * Math.sin(turn)).toFixed(1)} ${(12 - radius * Math.cos(turn)).toFixed(1)}`);
  }
  return `M${points.join("L")}zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z`;
}

/** The CSS colour of a suit; the theme sets the variables (see `personimo.css`). */
export function colour(suit: Suit): string {
  return `var(--suit-${suit})`;
}

/** The paler colour that fills a square of a suit. */
export function tint(suit: Suit): string {
  return `var(--tint-${suit})`;
}
