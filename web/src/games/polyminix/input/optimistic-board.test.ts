import { describe, expect, test, vi } from "vitest";
import type { AnyAction, Placement } from "@/generated/polyminix";
import { keysOf } from "../deck/deck";
import { actionFor, Desk, Errand, granted } from "./optimistic-board.svelte";
import { extentOf, squaresOf } from "../board/geometry";
import { keyed } from "./keys";

const FIGURE = squaresOf(["####", "####", "##.."]);

function deskWith(laid: readonly Placement[] = []): Desk {
  return new Desk(() => ({ laid, squares: keysOf(FIGURE), shown: extentOf(FIGURE), forbidden: (piece) => piece === "T5" }));
}

describe("by keyboard", () => {
  test("a piece appears where it fits, moves with the arrows, turns, and is laid", () => {
    const desk = deskWith();
    desk.choose("L3");
    desk.step(0, 0);
    expect(desk.hover?.cells).toEqual([[0, 0], [1, 0], [1, 1]]);
    desk.step(0, 1);
    desk.turn();
    expect(desk.hover?.cells).toEqual([[0, 1], [0, 2], [1, 1]]);
    expect(desk.lay("L3", desk.hover?.cells ?? [])).toBeNull();
    expect(desk.laid).toHaveLength(1);
    expect(desk.chosen).toBeNull();
  });

  test("it stays within the figure, and says where it cannot lie", () => {
    const desk = deskWith();
    desk.choose("I3");
    desk.step(0, 0);
    for (let step = 0; step < 9; step += 1) desk.step(1, 1);
    expect(desk.held).toEqual([2, 1]);
    expect(desk.refusal("I3", desk.hover?.cells ?? [])).toEqual({ why: "sticks-out" });
    expect(desk.refusal("T5", [])).toEqual({ why: "box-forbids" });
  });

  test("keys mean what the page says", () => {
    const key = (name: string, chosen: string | null = "L3", held = true) =>
      keyed({ key: name, target: null } as unknown as KeyboardEvent, chosen, held);
    expect(key("ArrowUp")).toEqual({ what: "step", rows: -1, columns: 0 });
    expect(key("R")).toEqual({ what: "turn" });
    expect(key("f")).toEqual({ what: "flip" });
    expect(key("Enter")).toEqual({ what: "lay" });
    expect(key("Enter", "L3", false)).toBeNull();
    expect(key("Backspace")).toEqual({ what: "lift", piece: "L3" });
    expect(key("r", null)).toBeNull();
  });
});

test("a piece that lies there turns where it lies, or comes back to the hand", () => {
  const desk = deskWith([{ piece: "I2", cells: [[0, 0], [0, 1]] }]);
  desk.turn("I2");
  expect(desk.placed("I2")).toEqual([[0, 0], [1, 0]]);
});

test("a piece that is being dragged turns in the air", () => {
  const desk = deskWith([{ piece: "I2", cells: [[0, 0], [0, 1]] }]);
  desk.choose("I2");
  desk.drag("I2", [1, 0]);
  desk.turn("I2");
  expect(desk.wishes).toEqual([]);
  desk.drag("I2", [0, 0]);
  expect(desk.ghost).toEqual([[0, 0], [1, 0]]);
});

describe("with the server", () => {
  const lay: Placement = { piece: "I2", cells: [[0, 0], [0, 1]] };

  test("a wish becomes the action it takes", () => {
    expect(actionFor([], lay)).toEqual({ type: "Lay", ...lay });
    expect(actionFor([lay], { piece: "I2", cells: [[1, 0], [1, 1]] })?.type).toBe("Move");
    expect(actionFor([lay], lay)).toBeNull();
    expect(actionFor([lay], { piece: "I2", cells: null })).toEqual({ type: "Lift", piece: "I2" });
    expect(granted([lay], [{ piece: "I2", cells: null }])).toEqual([]);
  });

  test("wishes go one after the other; a refusal puts the pieces back", () => {
    const desk = deskWith();
    const errand = new Errand();
    const act = vi.fn<(action: AnyAction) => void>();
    desk.lay("I2", lay.cells);
    desk.lay("L3", [[1, 0], [2, 0], [2, 1]]);
    errand.tend(desk, [], null, null, act);
    const first = act.mock.calls[0]?.[0] ?? null;
    expect(first?.type).toBe("Lay");
    errand.tend(desk, [], first, null, act);
    expect(act).toHaveBeenCalledTimes(1);
    errand.tend(desk, [lay], null, null, act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(desk.laid).toHaveLength(1);
    errand.tend(desk, [lay], null, "polyminix-overlaps", act);
    expect(desk.wishes).toEqual([]);
  });

  test("a refusal of something else leaves the pieces alone", () => {
    const desk = deskWith();
    const errand = new Errand();
    const act = vi.fn<(action: AnyAction) => void>();
    desk.lay("I2", lay.cells);
    desk.lay("L3", [[1, 0], [2, 0], [2, 1]]);
    errand.tend(desk, [], null, null, act);
    errand.tend(desk, [lay], null, "not-asked", act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(desk.wishes).toHaveLength(1);
  });

  test("a hint is asked for when the pieces that lie here are stored", () => {
    const desk = deskWith();
    const errand = new Errand();
    const act = vi.fn<(action: AnyAction) => void>();
    const hint: AnyAction = { type: "TakeHint", hint: "solvable" };
    desk.lay("I2", lay.cells);
    errand.tend(desk, [], null, null, act);
    errand.afterwards = hint;
    const first = act.mock.calls[0]?.[0] ?? null;
    errand.tend(desk, [], first, null, act);
    expect(act).toHaveBeenCalledTimes(1);
    errand.tend(desk, [lay], null, null, act);
    expect(act).toHaveBeenLastCalledWith(hint);
    errand.tend(desk, [lay], hint, null, act);
    errand.tend(desk, [lay], null, null, act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test("what came too late by a piece of news is said again", () => {
    const desk = deskWith();
    const errand = new Errand();
    const act = vi.fn<(action: AnyAction) => void>();
    desk.lay("I2", lay.cells);
    errand.tend(desk, [], null, null, act);
    errand.tend(desk, [], null, "stale", act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
