/** The players' colours, each with its own pattern. */

import { COLOURS } from "@/generated/shell-data";

export { COLOURS };
export type Colour = (typeof COLOURS)[number];

/** What is drawn in light on each colour's seal, within a circle of radius 9 around (0, 0). */
interface Pattern {
  readonly lines: string;
  readonly dots: readonly (readonly [number, number])[];
}

export const PATTERNS: Readonly<Record<Colour, Pattern>> = {
  garnet: { lines: "", dots: ring(0, 1).concat(ring(6, 8)) },
  plum: { lines: "M-4-7V7M0-8V8M4-7V7", dots: [] },
  olive: { lines: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0", dots: [] },
  walnut: { lines: "M-7-3H7M-7 3H7M-3-7V7M3-7V7", dots: [] },
  midnight: { lines: "M-6-3L0-7L6-3M-6 2L0-2L6 2M-6 7L0 3L6 7", dots: [] },
  rose: { lines: "M0-8L8 0L0 8L-8 0Z", dots: ring(0, 1).concat(ring(3.5, 4)) },
};

/** Dots spread evenly on a circle. */
function ring(radius: number, count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_none, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))] as const;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A colour by its name; an unknown name still gets one, always the same. */
export function colourOf(name: string): Colour {
  const known = COLOURS.find((colour) => colour === name);
  if (known !== undefined) return known;
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return COLOURS[sum % COLOURS.length] ?? "garnet";
}

/** A colour as CSS. */
export function cssColour(name: string): string {
  return `var(--player-${colourOf(name)})`;
}
