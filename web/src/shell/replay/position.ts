/** Links to the positions of a replay: "/replay/GAME/12" is the position after move 12. */

import { pathOf } from "../app/router";

export interface LinkedPosition {
  readonly index: number;
  /** What the link has instead of the number of a position. */
  readonly wrong: string | null;
}

/** The position that a link names. A replay with a wrong number begins at the start. */
export function linkedPosition(written: string | null, frames: number): LinkedPosition {
  if (written === null) return { index: 0, wrong: null };
  const index = /^\d{1,6}$/.test(written) ? Number(written) : frames;
  return index < frames ? { index, wrong: null } : { index: 0, wrong: written };
}

const PAUSE_MS = 400;

/** Keeps the address of the page that of the position that is shown. Browsers limit how often an address may change. */
export class AddressOfPosition {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = false;

  show(id: string, index: number): void {
    clearTimeout(this.#timer);
    if (!this.#shown && index === 0) return;
    this.#timer = setTimeout(() => {
      this.#shown = true;
      history.replaceState(null, "", pathOf({ name: "replay", id, position: String(index) }));
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
