/** Sends the pending moves of a layout to the server, one at a time. */

import type { AnyAction, Placement } from "@/generated/polyminix";
import { actionFor, type OptimisticLayout } from "./optimistic-layout.svelte";

const MAX_RETRIES = 3;

/** Tells pending to the server, one after the other: the next when the one before is stored. */
export class ActionQueue {
  #under: AnyAction | null = null;
  #again = 0;
  /** What is to be done once all pending have been told: a hint, or giving up, is about the pieces as they lie here. */
  afterwards = $state.raw<AnyAction | null>(null);

  /** Call whenever something has changed. `refused` is the code of the last refusal. */
  advance(layout: OptimisticLayout, laid: readonly Placement[], sending: AnyAction | null, refused: string | null, act: (action: AnyAction) => void): void {
    if (this.#under !== null) {
      if (sending === this.#under) return;
      this.#under = null;
      const [told] = layout.pending;
      // What lies there says whether it was stored: a refusal may speak of something else, such as a hint.
      const stored = told === undefined || actionFor(laid, told) === null;
      // Too late by one piece of news: say it again.
      if (!stored && refused === "stale" && this.#again < MAX_RETRIES) this.#again += 1;
      else {
        this.#again = 0;
        layout.pending = stored || refused === null ? layout.pending.slice(1) : [];
      }
    }
    if (sending !== null) return;
    let [move] = layout.pending;
    let action = move === undefined ? null : actionFor(laid, move);
    while (move !== undefined && action === null) {
      layout.pending = layout.pending.slice(1);
      [move] = layout.pending;
      action = move === undefined ? null : actionFor(laid, move);
    }
    this.#under = action;
    const next = action ?? this.afterwards;
    if (action === null) this.afterwards = null;
    if (next !== null) act(next);
  }

  forget(): void {
    this.#under = null;
    this.afterwards = null;
  }
}
