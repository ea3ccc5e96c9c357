import { describe, expect, it } from "vitest";
import { REACTIONS, isReaction, piecesOf } from "./reactions";

describe("the pieces of a batch of reactions", () => {
  it("shows each that came", () => {
    const pieces = piecesOf({ heart: 2, laugh: 1 }, 4, 20, () => 0.5);
    expect(pieces.map((piece) => piece.reaction)).toEqual(["heart", "heart", "laugh"]);
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(3);
    expect(pieces[0]).toMatchObject({ x: 0.5, late: 0.5, sway: 0 });
  });
  it("shows a crowd as a few, of each kind at least one", () => {
    const pieces = piecesOf({ applause: 40, tomato: 1, gasp: 40 }, 1, 10, Math.random);
    expect(pieces.length).toBeLessThanOrEqual(11);
    expect(new Set(pieces.map((piece) => piece.reaction))).toEqual(new Set(["applause", "tomato", "gasp"]));
  });
  it("leaves out what it does not know, and what did not come", () => {
    expect(piecesOf({ confetti: 3, heart: 0 }, 1, 10, Math.random)).toEqual([]);
    expect(REACTIONS.every(isReaction)).toBe(true);
    expect(isReaction("confetti")).toBe(false);
  });
});
