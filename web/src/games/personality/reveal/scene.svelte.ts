/** Plays the scene of a reveal step by step, whatever else happens meanwhile. */

import type { BoardProps } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import { revealOf, type Reveal } from "./reveal";

/** Steps of a scene: masks face down; all turn; the result is told; card and masks go where they belong. */
export type SceneStep = 0 | 1 | 2 | 3;

const STEPS: readonly (readonly [SceneStep, number])[] = [
  [1, 700],
  [2, 2000],
  [3, 3400],
];
/** How long a scene lasts that ends by itself, and how long if the game goes on meanwhile. */
const DURATION_MS = 10_000;
const SHORT_DURATION_MS = 6000;
/** Phases in which the table still discusses the reveal. */
const LINGERING = new Set<View["table"]["phase"]>(["debate", "swap"]);

export interface Scene {
  readonly reveal: Reveal | null;
  readonly act: SceneStep;
  readonly close: () => void;
}

/** Play a scene for every reveal of a board. With `ends` a scene ends by itself; otherwise it waits to be closed. */
export function followReveals(props: () => BoardProps<View, AnyAction, AnyEvent>, { ends }: { readonly ends: boolean }): Scene {
  let reveal = $state.raw<Reveal | null>(null);
  let act = $state<SceneStep>(0);
  let began = 0;
  let seen = -1;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let last: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    timers.forEach(clearTimeout);
    clearTimeout(last);
    timers = [];
    reveal = null;
  }
  function begin(next: Reveal): void {
    close();
    reveal = next;
    act = 0;
    began = performance.now();
    timers = STEPS.map(([step, late]) => setTimeout(() => (act = step), late));
    if (ends) last = setTimeout(close, DURATION_MS);
  }
  function hurry(): void {
    clearTimeout(last);
    last = setTimeout(close, Math.max(0, began + SHORT_DURATION_MS - performance.now()));
  }

  $effect(() => {
    const { seq, since, events, view } = props().position;
    if (seq === seen) return;
    seen = seq;
    const next = since === null ? null : revealOf(events, view);
    if (next !== null) begin(next);
    else if (since === null) close();
    else if (ends && !LINGERING.has(view.table.phase)) hurry();
  });
  $effect(() => close);

  return {
    get reveal() {
      return reveal;
    },
    get act() {
      return act;
    },
    close,
  };
}
