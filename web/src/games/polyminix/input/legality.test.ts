/** The page shows a move before the server answers: here it is held to the answers of the rules. */

import { describe, expect, test } from "vitest";
import type { Placement } from "@/generated/polyminix";
import cases from "./legality-cases.json";
import { extentOf, squaresOf, type Cells } from "../board/geometry";
import { cellKeys, playableSquares } from "../deck/deck";
import { oriented } from "../pieces/shapes";
import { OptimisticLayout } from "./optimistic-layout.svelte";

interface Case {
  /** The figure; null for the empty board of game 2. */
  readonly rows: readonly string[] | null;
  readonly laid: readonly Placement[];
  readonly forbidden: readonly string[];
  readonly piece: string;
  readonly cells: Cells;
  readonly why: string | null;
  readonly other: string | null;
}

const PLACEMENTS = cases.placements as unknown as readonly Case[];

describe("the page agrees with the rules", () => {
  test.each(PLACEMENTS.map((one, index) => [index, one.piece, one.why ?? "allowed", one] as const))("%i: %s, %s", (_index, _piece, _why, one) => {
    const squares = one.rows === null ? playableSquares(null) : squaresOf(one.rows);
    const layout = new OptimisticLayout(() => ({
      laid: one.laid,
      squares: cellKeys(squares),
      shown: extentOf(squares),
      forbidden: one.forbidden,
    }));
    const refusal = layout.refusal(one.piece, one.cells);
    expect(refusal?.why ?? null).toBe(one.why);
    expect(refusal?.why === "overlaps" ? refusal.other : null).toBe(one.other);
  });

  test.each(Object.entries(cases.orientations))("on how %s lies after flips and turns", (piece, ways) => {
    const lies = [false, true].flatMap((flipped) => [0, 1, 2, 3].map((turns) => oriented(piece, { turns, flipped })));
    expect(lies).toEqual(ways);
  });
});
