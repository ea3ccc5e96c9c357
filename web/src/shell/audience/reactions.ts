/** The reactions: their drawings on a grid of 32, and the pieces that float up when they come. */

import type { React } from "@/generated/messages";

export type Reaction = React["reaction"];

/** A shape of a drawing: filled, or a line where it has no fill. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

const INK = "#2a1d14";
const FACE = "M16 3A13 13 0 1 1 16 29A13 13 0 1 1 16 3Z";

export const DRAWINGS: Readonly<Record<Reaction, readonly Shape[]>> = {
  applause: [
    { d: "M12.6 27.6C8.4 25.4 5 20.4 3.7 16.2C3.3 14.7 5.2 13.8 6.2 15.1L8.7 18.4L6.9 9.6C6.6 8 8.8 7.5 9.3 9L11.4 15.4L11 6.6C10.9 4.9 13.2 4.7 13.5 6.3L14.8 15.2L15.8 8.3C16.1 6.7 18.3 7 18.2 8.6L17.9 18.2C19.3 22.9 17.4 29 12.6 27.6Z", fill: "#f2c48d", line: INK, width: 1.5 },
    { d: "M19.4 27.6C23.6 25.4 27 20.4 28.3 16.2C28.7 14.7 26.8 13.8 25.8 15.1L23.3 18.4L25.1 9.6C25.4 8 23.2 7.5 22.7 9L20.6 15.4L21 9.6C21 8.2 18.9 8 18.6 9.4L17.6 15.6C15.6 20 14.6 29 19.4 27.6Z", fill: "#f7d7ac", line: INK, width: 1.5 },
    { d: "M16 1.6V4M10.4 2.2L11.2 4.2M21.6 2.2L20.8 4.2", line: "#c99a3f", width: 2 },
  ],
  laugh: [
    { d: FACE, fill: "#f4c64f", line: INK, width: 1.6 },
    { d: "M7 13.5Q10 9.5 13 13.5M19 13.5Q22 9.5 25 13.5", line: INK, width: 2.2 },
    { d: "M7.5 17.5Q16 20 24.5 17.5Q23.6 26 16 26Q8.4 26 7.5 17.5Z", fill: "#5d1a1f", line: INK, width: 1.4 },
    { d: "M11.6 24.2Q16 21 20.4 24.2Q18.4 25.9 16 25.9Q13.6 25.9 11.6 24.2Z", fill: "#e8828c" },
    { d: "M5.4 15.2Q2.4 19.4 4.6 20.6Q6.8 20.9 5.4 15.2ZM26.6 15.2Q29.6 19.4 27.4 20.6Q25.2 20.9 26.6 15.2Z", fill: "#5aa9dc", line: INK, width: 1 },
  ],
  gasp: [
    { d: FACE, fill: "#f1b96b", line: INK, width: 1.6 },
    { d: "M7.6 9.4Q10 6.6 12.8 8.2M19.2 8.2Q22 6.6 24.4 9.4", line: INK, width: 2 },
    { d: "M10.6 10.8A2.6 3.2 0 1 1 10.6 17.2A2.6 3.2 0 1 1 10.6 10.8ZM21.4 10.8A2.6 3.2 0 1 1 21.4 17.2A2.6 3.2 0 1 1 21.4 10.8Z", fill: "#fff", line: INK, width: 1.4 },
    { d: "M10.6 12.8A1.2 1.4 0 1 1 10.6 15.6A1.2 1.4 0 1 1 10.6 12.8ZM21.4 12.8A1.2 1.4 0 1 1 21.4 15.6A1.2 1.4 0 1 1 21.4 12.8Z", fill: INK },
    { d: "M16 18.6A3.3 4.1 0 1 1 16 26.8A3.3 4.1 0 1 1 16 18.6Z", fill: "#5d1a1f", line: INK, width: 1.4 },
  ],
  heart: [
    { d: "M16 28C6 20.6 3 16 3 11.2C3 7 6 4.4 9.6 4.4C12.6 4.4 14.8 6 16 8.4C17.2 6 19.4 4.4 22.4 4.4C26 4.4 29 7 29 11.2C29 16 26 20.6 16 28Z", fill: "#c8324a", line: INK, width: 1.6 },
    { d: "M7 12.6Q6.6 8.8 10 8", line: "#f4b6bf", width: 2.2 },
  ],
  flower: [
    { d: "M16 17Q15.4 24 16.6 31", line: "#3f7d4b", width: 2.6 },
    { d: "M16.2 25.6Q21 20.6 26.2 22.6Q23.4 28 16.4 27.6Z", fill: "#5aa068", line: INK, width: 1.2 },
    { d: "M16 2.6C20 2.6 24.6 5.6 24.6 10.6C24.6 15.8 20.6 19 16 19C11.4 19 7.4 15.8 7.4 10.6C7.4 5.6 12 2.6 16 2.6Z", fill: "#d6577c", line: INK, width: 1.6 },
    { d: "M8 8.6Q12.4 5 16.4 8Q20.6 5 24 8.6M9.4 14.6Q13 9.6 17.4 12.4Q21 14 23.4 13M16.4 8Q13.4 11 17.4 12.4", line: "#7c2347", width: 1.6 },
  ],
  tomato: [
    { d: "M16 8.4C23.6 6.4 28.6 11 28.6 17.4C28.6 24 23 29 16 29C9 29 3.4 24 3.4 17.4C3.4 11 8.4 6.4 16 8.4Z", fill: "#d33a2c", line: INK, width: 1.6 },
    { d: "M7.4 18Q6.8 13.4 10.6 12", line: "#f7a79c", width: 2.2 },
    { d: "M16 9.4L10.4 12.4L12.6 8.4L7.6 6.6L13.4 6.2L15 2.4L17 6.2L23.6 5.4L19.4 8.6L22 12.2Z", fill: "#4c8a4e", line: INK, width: 1.2 },
  ],
};

export const REACTIONS = Object.keys(DRAWINGS) as readonly Reaction[];

export function isReaction(name: string): name is Reaction {
  return name in DRAWINGS;
}

/** One drawing on its way up. `x` is its place from 0 to 1, and `late` when it starts, from 0 to 1. */
export interface Piece {
  readonly key: string;
  readonly reaction: Reaction;
  readonly x: number;
  readonly late: number;
  readonly sway: number;
}

/** The pieces for a batch of reactions: at most so many, and of each kind at least one. */
export function piecesOf(counts: Readonly<Record<string, number>>, batch: number, most: number, random: () => number): readonly Piece[] {
  const kinds = Object.keys(counts).filter(isReaction).filter((kind) => (counts[kind] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const share = Math.min(1, most / Math.max(1, total));
  return kinds.flatMap((reaction) =>
    Array.from({ length: Math.max(1, Math.floor((counts[reaction] ?? 0) * share)) }, (_none, number) => ({
      key: `${batch} ${reaction} ${number}`,
      reaction,
      x: random(),
      late: random(),
      sway: random() * 2 - 1,
    })),
  );
}
