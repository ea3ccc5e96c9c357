/** Sends a player's answers one at a time, and what they have picked before they lock it in (PY-74). */

import { untrack } from "svelte";
import { actionKey } from "@/games/types";
import type { AnyAction, Pick } from "@/generated/personality";

type Answer = Pick["answer"];

/** A pick is sent after a short pause, since most players lock in at once. */
const PAUSE_MS = 500;
/** How long before the time is over a pick is sent without a pause. */
const SOON_MS = 2000;

interface Situation {
  readonly sending: unknown;
  readonly legal: readonly AnyAction[];
  readonly question: string;
  /** The ms that are left to answer; null if there is no limit. */
  readonly left: () => number | null;
  readonly act: (action: AnyAction) => void;
}

export class Outbox {
  readonly #look: () => Situation;
  /** The answer that waits until a pick has arrived. */
  #next: AnyAction | null = null;
  /** What is to be sent as picked: a ballot or a card to be laid, and a card to be swapped. */
  readonly #picks = new Map<"answer" | "swap", Answer>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: () => Situation) {
    this.#look = look;
    $effect(() => {
      if (look().sending === null) untrack(() => this.#arrived());
    });
    $effect(() => {
      void look().question;
      return () => this.#forget();
    });
    $effect(() => {
      const flush = (): void => {
        if (document.visibilityState === "hidden") this.#sendPick();
      };
      document.addEventListener("visibilitychange", flush);
      return () => document.removeEventListener("visibilitychange", flush);
    });
  }

  /** Whether an answer is on its way, so that none can be given; a pick is in nobody's way. */
  get busy(): boolean {
    const { sending } = this.#look();
    return sending !== null && !isPick(sending);
  }

  /** Give an answer. */
  act(action: AnyAction): void {
    const { sending, act } = this.#look();
    if (this.busy) return;
    this.#picks.delete(kindOf(action));
    if (sending === null) act(action);
    else this.#next = action;
  }

  /** Tell the server what is picked, soon. */
  pick(answer: Answer): void {
    this.#picks.set(kindOf(answer), answer);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const left = this.#look().left();
    const pause = left === null ? PAUSE_MS : Math.min(PAUSE_MS, Math.max(0, left - SOON_MS));
    this.#timer = setTimeout(() => this.#sendPick(), pause);
  }

  #sendPick(): void {
    clearTimeout(this.#timer);
    const { sending, legal, act } = this.#look();
    if (sending !== null) return; // it is sent when that has arrived
    for (const [kind, answer] of this.#picks) {
      this.#picks.delete(kind);
      const wanted = actionKey({ type: "Pick", answer: { bet: 1, ...answer } });
      const pick = legal.find((one) => isPick(one) && actionKey({ type: "Pick", answer: { bet: 1, ...one.answer } }) === wanted);
      if (pick === undefined) continue; // it is picked already, or can be picked no more
      act(pick);
      return;
    }
  }

  /** What was under way has arrived, so the next can be sent. */
  #arrived(): void {
    const next = this.#next;
    this.#next = null;
    if (next !== null) this.#look().act(next);
    else if (this.#picks.size > 0) this.#wait();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#picks.clear();
    this.#next = null;
  }
}

function isPick(action: unknown): action is Pick {
  return (action as { type?: unknown } | null)?.type === "Pick";
}

function kindOf(action: { readonly type: string }): "answer" | "swap" {
  return action.type === "Swap" || action.type === "Keep" ? "swap" : "answer";
}
