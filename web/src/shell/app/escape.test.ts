import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onEscape } from "./escape";

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  vi.stubGlobal("document", { querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

function escape(): void {
  target.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" }));
}

/** Something that can be closed, and writes its name when it is. */
function open(name: string, closed: string[], options = {}): void {
  const settle = onEscape(() => {
    closed.push(name);
    settle();
  }, options);
}

it("closes what was opened last", () => {
  const closed: string[] = [];
  open("drawer", closed);
  open("bubble", closed);
  escape();
  escape();
  expect(closed).toEqual(["bubble", "drawer"]);
});

it("closes what opened by itself after all that somebody opened", () => {
  const closed: string[] = [];
  open("drawer", closed);
  open("advice", closed, { unasked: true });
  escape();
  expect(closed).toEqual(["drawer"]);
  escape();
  expect(closed).toEqual(["drawer", "advice"]);
});
