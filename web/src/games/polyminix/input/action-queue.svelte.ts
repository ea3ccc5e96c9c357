/** Sends the pending moves of a layout to the server: one message at a time, with all moves made meanwhile in the next. */

import type { AnyAction, Placement } from "@/generated/polyminix";
import { actionFor, withPending, type OptimisticLayout } from "./optimistic-layout.svelte";

const MAX_RETRIES = 3;

/** Sends pending moves: what is laid while a message is on its way goes with the next one, however much it is. */
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
      const told = layout.pending.slice(0, layout.told);
      // The stored pieces say whether the moves were stored: a refusal may be about something else, such as a hint.
      const stored = told.every((move) => actionFor(laid, move) === null);
      // The position had changed meanwhile: send the moves again.
      if (!stored && refused === "stale" && this.#again < MAX_RETRIES) this.#again += 1;
      else {
        this.#again = 0;
        layout.pending = stored || refused === null ? layout.pending.slice(layout.told) : [];
      }
      layout.told = 0;
    }
    if (sending !== null) return;
    const open = layout.pending.filter((move) => actionFor(laid, move) !== null);
    if (open.length < layout.pending.length) layout.pending = open;
    const [move] = open;
    const action = move === undefined ? null : open.length === 1 ? actionFor(laid, move) : arrangement(laid, open);
    this.#under = action;
    layout.told = action === null ? 0 : open.length;
    const next = action ?? this.afterwards;
    if (action === null) this.afterwards = null;
    if (next !== null) act(next);
  }

  forget(): void {
    this.#under = null;
    this.afterwards = null;
  }
}

/** All pieces as they lie after some moves, as one action. */
function arrangement(laid: readonly Placement[], moves: Parameters<typeof withPending>[1]): AnyAction {
  return { type: "Arrange", laid: withPending(laid, moves).map(({ piece, cells }) => ({ piece, cells })) };
}
