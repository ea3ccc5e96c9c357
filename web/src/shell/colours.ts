/** The players' colours: a ring apart from the suits', each with a pattern of its own. */

export const COLOURS = ["garnet", "plum", "olive", "walnut", "midnight", "rose"] as const;
export type Colour = (typeof COLOURS)[number];

/** What is drawn in light lines and dots on each colour's seal (a circle of radius 12 around 0, 0). */
export const PATTERNS: Readonly<Record<Colour, { readonly lines: string; readonly dots: readonly (readonly [number, number])[] }>> = {
  garnet: { lines: "", dots: [[0, 0], [0, -6], [0, 6], [-6, 0], [6, 0], [-4.3, -4.3], [4.3, 4.3], [-4.3, 4.3], [4.3, -4.3]] },
  plum: { lines: "M-4-8V8M0-9V9M4-8V8", dots: [] },
  olive: { lines: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0", dots: [] },
  walnut: { lines: "M-8-3H8M-8 3H8M-3-8V8M3-8V8", dots: [] },
  midnight: { lines: "M-6-2L0-7L6-2M-6 3L0-2L6 3M-6 8L0 3L6 8", dots: [] },
  rose: { lines: "M-6-6L6 6M-6 6L6-6", dots: [[0, -7], [0, 7], [-7, 0], [7, 0]] },
};

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
