import { expect, test } from "vitest";
import type { Replay } from "@/generated/messages";
import { filmOf, positionAt } from "./frames";

const step = { at_ms: 0, seat: null, what: "act", events: [] };
const replay = {
  game_id: "g1",
  outcome: { ranks: [1] },
  frames: [
    { ...step, seq: 0, patch: [{ turn: 0, cards: ["a"], same: { board: [1, 2] } }] },
    { ...step, seq: 1, patch: { turn: [1], cards: { "1": ["b"] } } },
    { ...step, seq: 2, patch: {} },
    { ...step, seq: 3, patch: { turn: [2], cards: [0, 1, []] } },
  ],
} as unknown as Replay;

test("every position has its whole view, whichever is looked at first", () => {
  const film = filmOf(replay);
  expect(positionAt(film, 3, false)?.view).toEqual({ turn: 2, cards: ["b"], same: { board: [1, 2] } });
  expect(positionAt(film, 1, true)?.view).toEqual({ turn: 1, cards: ["a", "b"], same: { board: [1, 2] } });
  expect(positionAt(film, 0, false)?.view).toEqual({ turn: 0, cards: ["a"], same: { board: [1, 2] } });
  expect(film.frames.map((frame) => frame.seq)).toEqual([0, 1, 2, 3]);
  expect(positionAt(film, 3, false)?.outcome).toBe(replay.outcome);
});

test("positions share what has not changed", () => {
  const [first, second, third] = filmOf(replay).frames.map((frame) => frame.view as { same: unknown });
  expect(second?.same).toBe(first?.same);
  expect(third).toBe(second);
});
