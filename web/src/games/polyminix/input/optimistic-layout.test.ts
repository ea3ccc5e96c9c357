import { describe, expect, test, vi } from "vitest";
import type { AnyAction, Placement } from "@/generated/polyminix";
import { cellKeys } from "../deck/deck";
import { actionFor, OptimisticLayout, withPending } from "./optimistic-layout.svelte";
import { ActionQueue } from "./action-queue.svelte";
import { extentOf, squaresOf } from "../board/geometry";
import { keyCommand } from "./keys";

const FIGURE = squaresOf(["####", "####", "##.."]);

function deskWith(laid: readonly Placement[] = []): OptimisticLayout {
  return new OptimisticLayout(() => ({ laid, squares: cellKeys(FIGURE), shown: extentOf(FIGURE), forbidden: ["T5"] }));
}

describe("by keyboard", () => {
  test("a piece appears where it fits, moves with the arrows, turns, and is laid", () => {
    const layout = deskWith();
    layout.choose("L3");
    layout.step(0, 0);
    expect(layout.hover?.cells).toEqual([[0, 0], [1, 0], [1, 1]]);
    layout.step(0, 1);
    layout.turn();
    expect(layout.hover?.cells).toEqual([[0, 1], [0, 2], [1, 1]]);
    expect(layout.lay("L3", layout.hover?.cells ?? [])).toBeNull();
    expect(layout.laid).toHaveLength(1);
    expect(layout.chosen).toBeNull();
  });

  test("it stays within the figure, and says where it cannot lie", () => {
    const layout = deskWith();
    layout.choose("I3");
    layout.step(0, 0);
    for (let step = 0; step < 9; step += 1) layout.step(1, 1);
    expect(layout.held).toEqual([2, 1]);
    expect(layout.refusal("I3", layout.hover?.cells ?? [])).toEqual({ why: "sticks-out" });
    expect(layout.refusal("T5", [])).toEqual({ why: "box-forbids" });
  });

  test("keys mean what the page says", () => {
    const key = (name: string, chosen: string | null = "L3", held = true) =>
      keyCommand({ key: name, target: null } as unknown as KeyboardEvent, chosen, held);
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
  const layout = deskWith([{ piece: "I2", cells: [[0, 0], [0, 1]] }]);
  layout.turn("I2");
  expect(layout.placed("I2")).toEqual([[0, 0], [1, 0]]);
});

test("a piece that is being dragged turns in the air", () => {
  const layout = deskWith([{ piece: "I2", cells: [[0, 0], [0, 1]] }]);
  layout.choose("I2");
  layout.drag("I2", [1, 0]);
  layout.turn("I2");
  expect(layout.pending).toEqual([]);
  layout.drag("I2", [0, 0]);
  expect(layout.ghost).toEqual([[0, 0], [1, 0]]);
});

describe("with the server", () => {
  const lay: Placement = { piece: "I2", cells: [[0, 0], [0, 1]] };

  test("a wish becomes the action it takes", () => {
    expect(actionFor([], lay)).toEqual({ type: "Lay", ...lay });
    expect(actionFor([lay], { piece: "I2", cells: [[1, 0], [1, 1]] })?.type).toBe("Move");
    expect(actionFor([lay], lay)).toBeNull();
    expect(actionFor([lay], { piece: "I2", cells: null })).toEqual({ type: "Lift", piece: "I2" });
    expect(withPending([lay], [{ piece: "I2", cells: null }])).toEqual([]);
  });

  test("pending go one after the other; a refusal puts the pieces back", () => {
    const layout = deskWith();
    const queue = new ActionQueue();
    const act = vi.fn<(action: AnyAction) => void>();
    layout.lay("I2", lay.cells);
    queue.advance(layout, [], null, null, act);
    layout.lay("L3", [[1, 0], [2, 0], [2, 1]]);
    const first = act.mock.calls[0]?.[0] ?? null;
    expect(first?.type).toBe("Lay");
    queue.advance(layout, [], first, null, act);
    expect(act).toHaveBeenCalledTimes(1);
    queue.advance(layout, [lay], null, null, act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(layout.laid).toHaveLength(1);
    queue.advance(layout, [lay], null, "polyminix-overlaps", act);
    expect(layout.pending).toEqual([]);
  });

  test("a refusal of something else leaves the pieces alone", () => {
    const layout = deskWith();
    const queue = new ActionQueue();
    const act = vi.fn<(action: AnyAction) => void>();
    layout.lay("I2", lay.cells);
    layout.lay("L3", [[1, 0], [2, 0], [2, 1]]);
    queue.advance(layout, [], null, null, act);
    queue.advance(layout, [lay], null, "not-asked", act);
    expect(act).toHaveBeenCalledTimes(1);
    expect(layout.pending).toEqual([]);
  });

  test("what is laid during a round trip goes in one message", () => {
    const layout = deskWith();
    const queue = new ActionQueue();
    const act = vi.fn<(action: AnyAction) => void>();
    const [domino, corner, bar] = [lay, { piece: "L3", cells: [[1, 0], [2, 0], [2, 1]] }, { piece: "I3", cells: [[1, 1], [1, 2], [1, 3]] }] as const;
    layout.lay("I2", domino.cells);
    queue.advance(layout, [], null, null, act);
    const first = act.mock.calls[0]?.[0] ?? null;
    layout.lay("L3", corner.cells);
    layout.lay("I3", bar.cells);
    layout.lift("I2");
    layout.lay("I2", [[0, 2], [0, 3]]);
    queue.advance(layout, [], first, null, act);
    expect(act).toHaveBeenCalledTimes(1);
    queue.advance(layout, [domino], null, null, act);
    expect(act).toHaveBeenCalledTimes(2);
    expect(act).toHaveBeenLastCalledWith({ type: "Arrange", laid: [corner, bar, { piece: "I2", cells: [[0, 2], [0, 3]] }] });
    queue.advance(layout, [corner, bar, { piece: "I2", cells: [[0, 2], [0, 3]] }], null, null, act);
    expect(layout.pending).toEqual([]);
  });

  test("a hint is asked for when the pieces that lie here are stored", () => {
    const layout = deskWith();
    const queue = new ActionQueue();
    const act = vi.fn<(action: AnyAction) => void>();
    const hint: AnyAction = { type: "TakeHint", hint: "solvable" };
    layout.lay("I2", lay.cells);
    queue.advance(layout, [], null, null, act);
    queue.afterwards = hint;
    const first = act.mock.calls[0]?.[0] ?? null;
    queue.advance(layout, [], first, null, act);
    expect(act).toHaveBeenCalledTimes(1);
    queue.advance(layout, [lay], null, null, act);
    expect(act).toHaveBeenLastCalledWith(hint);
    queue.advance(layout, [lay], hint, null, act);
    queue.advance(layout, [lay], null, null, act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test("what came too late by a piece of news is said again", () => {
    const layout = deskWith();
    const queue = new ActionQueue();
    const act = vi.fn<(action: AnyAction) => void>();
    layout.lay("I2", lay.cells);
    queue.advance(layout, [], null, null, act);
    queue.advance(layout, [], null, "stale", act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
