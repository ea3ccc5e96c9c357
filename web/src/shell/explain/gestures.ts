/**
 * The ways to ask what something is: a mouse that rests on it, a tap, a finger that is held on what a tap would act on,
 * the key I, and any tap while the page has been asked to explain.
 */

import { actsOnTap, explainedAt } from "./explain";
import { actsOnHold, explainedWithin } from "./reading";

export type Way = "hover" | "touch" | "key";

export interface Host {
  /** What is explained now. */
  readonly shown: () => { readonly element: Element; readonly by: Way } | null;
  readonly show: (element: Element, by: Way) => void;
  readonly hide: () => void;
  /** Whether an event happened in the bubble itself. */
  readonly isOwn: (target: EventTarget | null) => boolean;
  /** Whether every tap asks. */
  readonly asking: () => boolean;
}

const REST_MS = 600;
const REST_ON_CONTROL_MS = 1000;
const LEAVE_MS = 250;
const HOLD_MS = 450;
const STILL = 10;

/** Listen from now on; `last` is what happened just before. */
export function listen(host: Host, last: PointerEvent | KeyboardEvent | null): () => void {
  let resting = 0;
  let leaving = 0;
  let holding = 0;
  let pressed: { readonly x: number; readonly y: number; readonly id: number } | null = null;
  /** A finger has been held until it was answered: letting go does nothing more. */
  let held = false;
  let at = { x: 0, y: 0 };

  function stopTimers(): void {
    clearTimeout(resting);
    clearTimeout(leaving);
    clearTimeout(holding);
  }

  /** A mouse passes: what it rests on is explained. */
  function move(event: PointerEvent): void {
    if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) {
      clearTimeout(holding);
      if (held) host.hide();
      held = false;
    }
    if (event.pointerType !== "mouse") return;
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < 3) return;
    at = { x: event.clientX, y: event.clientY };
    clearTimeout(resting);
    const shown = host.shown();
    if (event.buttons !== 0 || host.isOwn(event.target)) {
      clearTimeout(leaving);
      return;
    }
    const target = explainedAt(event.target);
    if (shown?.by === "hover") {
      clearTimeout(leaving);
      if (target !== shown.element) leaving = window.setTimeout(host.hide, LEAVE_MS);
    }
    if (target === null || target === shown?.element || (shown !== null && shown.by !== "hover")) return;
    resting = window.setTimeout(() => {
      clearTimeout(leaving);
      if (target.isConnected) host.show(target, "hover");
    }, actsOnTap(event.target) ? REST_ON_CONTROL_MS : REST_MS);
  }

  function down(event: PointerEvent): void {
    if (host.isOwn(event.target)) return;
    stopTimers();
    held = false;
    if (host.asking()) {
      swallow(event);
      return;
    }
    host.hide();
    if (event.pointerType === "mouse") return;
    pressed = { x: event.clientX, y: event.clientY, id: event.pointerId };
    const target = explainedAt(event.target);
    if (target === null || actsOnHold(target)) return;
    holding = window.setTimeout(() => {
      if (!target.isConnected) return;
      held = true;
      host.show(target, "touch");
    }, HOLD_MS);
  }

  function up(event: PointerEvent): void {
    clearTimeout(holding);
    pressed = null;
    if (host.isOwn(event.target)) return;
    const target = explainedAt(event.target);
    if (host.asking()) {
      swallow(event);
      if (target !== null) host.show(target, "touch");
      return;
    }
    // A disabled control sends no click.
    if (target?.closest(":disabled") && !held) host.show(target, "touch");
    if (!held) return;
    // Whatever was about to be dragged or pressed stays where it is.
    event.target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: event.pointerId, pointerType: event.pointerType }));
    swallow(event);
  }

  function cancel(event: PointerEvent): void {
    if (!event.isTrusted) return;
    clearTimeout(holding);
    pressed = null;
    held = false;
  }

  /** A click on what has been explained already does nothing. */
  function early(event: MouseEvent): void {
    if (host.isOwn(event.target) || !(host.asking() || held)) return;
    swallow(event);
    held = false;
  }

  /** A tap that did nothing else. */
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.detail === 0 || host.isOwn(event.target)) return;
    const target = explainedAt(event.target);
    if (target !== null && !actsOnTap(event.target)) host.show(target, "touch");
  }

  function key(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement ?? document.body;
    if (focused.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")) return;
    const found = candidates(focused);
    const now = host.shown()?.element.getAttribute("data-explain");
    const place = found.findIndex((element) => element.getAttribute("data-explain") === now);
    const next = found[(place + (event.shiftKey ? found.length - 1 : 1)) % found.length] ?? found[0];
    if (next === undefined) return;
    event.preventDefault();
    next.scrollIntoView({ block: "nearest" });
    host.show(next, "key");
  }

  function menu(event: MouseEvent): void {
    if (held || host.asking()) swallow(event);
  }
  function scrolled(): void {
    clearTimeout(resting);
    if (host.shown()?.by === "hover") host.hide();
  }

  const first = { capture: true } as const;
  addEventListener("pointermove", move, { passive: true });
  addEventListener("pointerdown", down, first);
  addEventListener("pointerup", up, first);
  addEventListener("pointercancel", cancel);
  addEventListener("click", early, first);
  addEventListener("click", click);
  addEventListener("contextmenu", menu, first);
  addEventListener("keydown", key);
  addEventListener("wheel", scrolled, { passive: true });
  if (last instanceof KeyboardEvent) key(last);
  else if (last?.type === "pointermove") move(last);
  else if (last?.type === "pointerdown") down(last);
  return () => {
    stopTimers();
    removeEventListener("pointermove", move);
    removeEventListener("pointerdown", down, first);
    removeEventListener("pointerup", up, first);
    removeEventListener("pointercancel", cancel);
    removeEventListener("click", early, first);
    removeEventListener("click", click);
    removeEventListener("contextmenu", menu, first);
    removeEventListener("keydown", key);
    removeEventListener("wheel", scrolled);
  };
}

/** What the key explains, one after another: the focused thing and what is in it; without one, everything on the board. */
function candidates(focused: Element): readonly Element[] {
  const board = document.querySelector("dialog:modal") ?? document.querySelector("main") ?? document.body;
  if (focused === document.body || focused.contains(board)) return explainedWithin(board);
  const around = explainedAt(focused.closest("label") ?? focused);
  const inside = explainedWithin(focused.closest("label") ?? focused);
  const own = [...(around === null ? [] : [around]), ...inside.filter((element) => element !== around)];
  return own.length > 0 ? own : explainedWithin(board);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
