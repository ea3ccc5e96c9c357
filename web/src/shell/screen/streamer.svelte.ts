/** Streamer mode: a big screen that is filmed or shared shows nothing by which strangers could join. Stored on this device. */

import { recall, remember } from "../app/storage";

const KEY = "salon-streamer";
let on = $state(recall(KEY) === "1");

export const streamer = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    remember(KEY, wanted ? "1" : "");
  },
};

/** The key S switches it, except where somebody is writing. */
export function onStreamerKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "s" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]")) return;
  streamer.on = !on;
}
