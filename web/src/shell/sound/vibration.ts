/** What a phone lets one feel. */

import { untrack } from "svelte";
import type { TableView } from "@/generated/messages";
import { settings } from "../app/settings.svelte";
import { soundChoices } from "./choices.svelte";

/** Milliseconds on, off, on… */
const PATTERNS = {
  /** You are asked. */
  asked: [35],
  /** Look up: something is about to be shown. */
  "look-up": [25, 90, 25],
  /** It has been shown. */
  shown: [70],
} as const;

/** Whether this device can vibrate: only those with a touch screen do. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

/** A player is asked at a table: felt where somebody else plays, too, so that one may have been looking elsewhere. */
export function callTo({ on_screen, seats, me }: TableView): void {
  const shared = seats.some((seat, number) => seat.kind === "person" && !me?.seats.includes(number));
  if (on_screen || shared) vibrate("asked");
}

/** Vibrate, unless the person wants none, no sound at all, or nothing that moves. */
export function vibrate(why: keyof typeof PATTERNS): void {
  const wanted = untrack(() => soundChoices.vibration && !soundChoices.muted && soundChoices.place !== "screen" && !settings.board.reducedMotion);
  if (wanted && canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...PATTERNS[why]]);
}
