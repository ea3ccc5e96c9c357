/** Plays the scene of a reveal step by step, whatever else happens meanwhile: those who skip it do so for themselves. */

import { untrack } from "svelte";
import type { BoardProps } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import { cue, setMood, type Moment } from "./cues";
import { revealOf, type Reveal } from "./reveal";
import { FIRST_FRAME, lastFrame, scriptOf, type Frame, type Step } from "./script";

/** How long the end of a scene stays that is not followed by another picture. */
const STAY_MS = 3000;
/** News that is older than this tells of a scene that has been missed. */
const MISSED_MS = 5000;

export interface Scene {
  /** What is being revealed; null while no scene is played. */
  readonly reveal: Reveal | null;
  readonly frame: Frame;
  /** What may be seen beside the scene: until it is over, what was seen before it. */
  readonly view: View;
  /** End the scene now, on this device. */
  readonly close: () => void;
}

interface Manner {
  /** Whether a scene ends with its last picture; otherwise that stays for a while, or until it is closed. */
  readonly ends: () => boolean;
  /** Whether the scene is shown here, and not only waited for: then it tells its cues. */
  readonly tells: () => boolean;
  /** What is said at a moment, for a narrator or a caption. */
  readonly words: (moment: Moment, reveal: Reveal, frame: Frame) => string;
}

/** Play a scene for every reveal of a board. */
export function followReveals(props: () => BoardProps<View, AnyAction, AnyEvent>, { ends, tells, words }: Manner): Scene {
  let reveal = $state.raw<Reveal | null>(null);
  let frame = $state.raw<Frame>(FIRST_FRAME);
  /** What was seen before the scene that is being played. */
  let earlier = $state.raw<View | null>(null);
  let seen = "";
  let last: { readonly gameId: string; readonly view: View } | null = null;
  let steps: readonly Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    reveal = null;
    earlier = null;
  }
  /** Show the end of the scene at once, and tell nothing of what was skipped. */
  function finish(): void {
    clearTimeout(timer);
    if (reveal === null) return;
    if (ends()) return close();
    frame = lastFrame(reveal);
    timer = setTimeout(close, STAY_MS);
  }
  function play(index: number): void {
    const step = steps[index];
    if (step === undefined || reveal === null) return;
    frame = step.frame;
    if (tells()) {
      if (step.mood !== undefined) setMood(step.mood);
      for (const told of step.cues) cue(told.moment, { step: told.step, words: words(told.moment, reveal, step.frame) });
    }
    const next = steps[index + 1];
    if (next !== undefined) timer = setTimeout(() => play(index + 1), next.at - step.at);
    else if (ends()) close();
    else timer = setTimeout(close, STAY_MS);
  }
  function begin(next: Reveal, before: View, missed: boolean): void {
    clearTimeout(timer);
    if (missed && ends()) return close();
    reveal = next;
    earlier = before;
    frame = FIRST_FRAME;
    steps = scriptOf(next);
    if (missed) finish();
    else play(0);
  }

  // Before the page is drawn: what a scene has yet to show must not be there for a single frame.
  $effect.pre(() => {
    const { position, clock } = props();
    untrack(() => {
      const { gameId, seq, seat, since, at, events, view } = position;
      const now = `${gameId} ${seq}`;
      const before = last?.gameId === gameId ? last.view : null;
      last = { gameId, view };
      if (now === seen) {
        // Another seat of this device is shown: what it saw before is not known here.
        if (earlier !== null && earlier.seat !== seat) close();
        return;
      }
      seen = now;
      if (since === null) return close();
      const next = before === null ? null : revealOf(events, view, before);
      const age = at === undefined || clock === undefined ? 0 : clock() - at;
      if (next !== null && before !== null) begin(next, before, document.hidden || age > MISSED_MS);
    });
  });
  $effect(() => {
    const hidden = (): void => {
      if (document.hidden) finish();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      clearTimeout(timer);
    };
  });

  return {
    get reveal() {
      return reveal;
    },
    get frame() {
      return frame;
    },
    get view() {
      return earlier ?? props().position.view;
    },
    close,
  };
}
