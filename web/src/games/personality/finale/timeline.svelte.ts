/** Shows the parts of a step one after another. */

import { untrack } from "svelte";

export interface Part {
  /** Milliseconds after the part before. */
  readonly after: number;
  /** Told when the part is shown. */
  readonly tell?: () => void;
}

export interface Playing {
  /** How many parts are shown. */
  readonly shown: number;
}

/** Play the parts of what `key` names, again with every other key. `still`: all are shown at once, and nothing is told. */
export function playParts(key: () => string, parts: () => readonly Part[], still: () => boolean): Playing {
  let shown = $state(0);

  $effect.pre(() => {
    void key();
    return untrack(() => {
      const now = parts();
      shown = still() ? now.length : 0;
      if (still()) return undefined;
      let at = 0;
      const timers = now.map(({ after, tell }, index) => {
        at += after;
        return setTimeout(() => {
          shown = index + 1;
          tell?.();
        }, at);
      });
      return () => timers.forEach(clearTimeout);
    });
  });

  return {
    get shown() {
      return shown;
    },
  };
}
