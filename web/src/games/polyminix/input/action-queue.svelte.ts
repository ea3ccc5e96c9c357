/** Sends the pending moves of a layout to the server, one at a time. */

import type { AnyAction, Placement } from "@/generated/polyminix";
import { actionFor, type OptimisticLayout } from "./optimistic-layout.svelte";

const MAX_RETRIES = 3;

/** Sends pending moves one after the other: the next one when the one before is stored. */
export class ActionQueue {
  #under: AnyAction | null = null;
  #again = 0;
  /** An action to send after all pending moves: a hint, or giving up, refers to the pieces as this page shows them. */
  afterwards = $state.raw<AnyAction | null>(null);

  /** Call whenever something has changed. `refused` is the code of the last refusal. */
  advance(layout: OptimisticLayout, laid: readonly Placement[], sending: AnyAction | null, refused: string | null, act: (action: AnyAction) => void): void {
    if (this.#under !== null) {
      if (sending === this.#under) return;
      this.#under = null;
      const [told] = layout.pending;
      // The stored pieces say whether the move was stored: a refusal may be about something else, such as a hint.
      const stored = told === undefined || actionFor(laid, told) === null;
      // The position had changed meanwhile: send the move again.
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
