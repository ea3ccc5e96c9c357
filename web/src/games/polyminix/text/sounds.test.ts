import { describe, expect, it } from "vitest";
import { PIECES } from "@/generated/polyminix-data";
import { OptimisticLayout } from "../input/optimistic-layout.svelte.ts";
import { sizeOf } from "../pieces/shapes";
import { layingSound, soundOf } from "./sounds";

const bySize = (size: number): string => Object.keys(PIECES).find((piece) => sizeOf(piece) === size) ?? "";

describe("a piece", () => {
  it("sounds heavier the bigger it is", () => {
    const sizes = [...new Set(Object.keys(PIECES).map(sizeOf))].sort();
    const weights = ["place-small", "place", "place-large"];
    const heard = sizes.map((size) => weights.indexOf(layingSound(bySize(size), true)[0]));
    expect(heard).toEqual(heard.toSorted());
    expect(new Set(heard)).toEqual(new Set([0, 1, 2]));
    expect(layingSound(bySize(5), false)).toEqual(["refuse", {}]);
  });

  it("is heard when it is taken, lifted off the board, turned and flipped", () => {
    const heard: string[] = [];
    const piece = bySize(4);
    const layout = new OptimisticLayout(() => ({ laid: [{ piece, cells: [[0, 0]] }], squares: new Set(), shown: { top: 0, left: 0, height: 4, width: 4 }, forbidden: [] }), (what) => heard.push(what));
    layout.choose(piece);
    layout.choose(piece);
    layout.lift(piece);
    layout.turn();
    layout.flip();
    layout.turn(null);
    expect(heard).toEqual(["lift", "lift", "rotate", "flip"]);
  });
});

describe("a figure that is complete", () => {
  it("is a triumph for its own player only", () => {
    const completed = { type: "Completed", seat: 1, place: 1, ms: 9000, mode: "first" } as const;
    const heard = (mine: readonly number[]): unknown => soundOf(completed, { view: null as never, mine, replay: false });
    expect([heard([1]), heard([0]), heard([])]).toEqual(["solved", "total", "solved"]);
  });
});
