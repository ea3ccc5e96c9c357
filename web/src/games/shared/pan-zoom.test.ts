import { expect, test } from "vitest";
import { PanZoom } from "./pan-zoom.svelte";

const pane = { width: 300, height: 200, drawing: { width: 300, height: 200 } };

/** Where a point of the drawing is in the pane. */
function shown(view: PanZoom, x: number, y: number): [number, number] {
  return [x * view.scale + view.offset.x, y * view.scale + view.offset.y];
}

test("what is under two fingers stays under them", () => {
  const view = new PanZoom(() => ({ ...pane, rest: 1 }));
  view.down(1, { x: -20, y: 0 });
  view.down(2, { x: 40, y: 0 });
  expect(view.move(1, { x: -50, y: 10 })).toBe(true);
  expect(view.move(2, { x: 70, y: 10 })).toBe(true);
  expect(view.scale).toBeCloseTo(2, 1);
  const [x, y] = shown(view, 10, 0);
  expect(x).toBeCloseTo(10, 0);
  expect(Math.abs(y - 10)).toBeLessThan(6);
  view.up(1);
  expect(view.moving).toBe(true);
  view.up(2);
  expect(view.moving).toBe(false);
});

test("one finger pans what is zoomed and stops at the edge; a short way is a tap", () => {
  const view = new PanZoom(() => ({ ...pane, rest: 1 }));
  view.down(1, { x: 0, y: 0 });
  expect(view.move(1, { x: 100, y: 0 })).toBe(false);
  view.up(1);
  view.zoomIn();
  view.down(1, { x: 0, y: 0 });
  expect(view.move(1, { x: 8, y: 0 })).toBe(false);
  expect(view.move(1, { x: 500, y: 0 })).toBe(true);
  expect(view.offset).toEqual({ x: view.room.x, y: 0 });
  view.up(1);
  view.reset();
  expect([view.scale, view.offset]).toEqual([1, { x: 0, y: 0 }]);
});

test("at rest nothing is too small, and all can be seen by zooming out or going there", () => {
  const view = new PanZoom(() => ({ ...pane, rest: 2 }));
  expect([view.scale, view.room]).toEqual([2, { x: 150, y: 100 }]);
  view.reveal({ x: 10, y: 10 });
  expect(view.offset).toEqual({ x: 0, y: 0 });
  view.reveal({ x: 140, y: 10 });
  expect(shown(view, 140, 10)[0]).toBe(130);
  while (view.canZoomOut) view.zoomOut();
  expect([view.scale, view.room]).toEqual([1, { x: 0, y: 0 }]);
  while (view.canZoomIn) view.zoomIn();
  expect(view.scale).toBe(6);
});
