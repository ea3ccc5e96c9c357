/** What sounds, in words: shown on a big screen where somebody has asked for it. */

import { soundChoices } from "./choices.svelte";
import type { Music, Sound } from "./sounds";

const SHOWN_MS = 2600;
/** More at once would be a text to read. */
const MOST = 2;

let shown = $state.raw<readonly (Sound | Music)[]>([]);
const timers = new Map<Sound | Music, ReturnType<typeof setTimeout>>();

/** What sounds now, or has just sounded. */
export function captions(): readonly (Sound | Music)[] {
  return shown;
}

/** Say what sounds, for a moment. */
export function showCaption(sound: Sound | Music): void {
  if (!soundChoices.captions || soundChoices.place !== "screen") return;
  clearTimeout(timers.get(sound));
  timers.set(sound, setTimeout(() => (shown = shown.filter((other) => other !== sound)), SHOWN_MS));
  if (!shown.includes(sound)) shown = [...shown, sound].slice(-MOST);
}
