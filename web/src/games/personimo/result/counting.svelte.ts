/** The counting of the score sheets, line by line: every sheet counts its next line at the same time. */

import type { Outcome } from "@/generated/messages";
import { play } from "@/shell/app/sound";
import { rising } from "@/shell/sound/sounds";

/** All lines take about so long, and none of them longer or less long than this. */
const ALL_MS = 2400;
const LONGEST_MS = 620;
const SHORTEST_MS = 240;
/** How long the sheets are looked at before the first line is counted. */
const BEFORE_MS = 450;

/** A result is counted once, however often one looks back at the table. */
const seen = new WeakSet<Outcome>();

export class Counting {
  readonly #lines: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many lines of each sheet have been counted. */
  counted = $state(0);
  over = $state(false);

  constructor(outcome: Outcome, still: boolean) {
    this.#lines = Math.max(0, ...outcome.sheets.map((sheet) => sheet.lines.length));
    if (still || seen.has(outcome) || this.#lines === 0) this.over = true;
    seen.add(outcome);
  }

  /** Begin to count. The returned function ends it. */
  start(): () => void {
    if (!this.over) this.#timer = setTimeout(() => this.#next(), BEFORE_MS);
    return () => clearTimeout(this.#timer);
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.over = true;
  }

  #next(): void {
    if (this.counted === this.#lines) {
      this.over = true;
      play("total");
      return;
    }
    play("count", { pitch: rising(this.counted) });
    this.counted += 1;
    this.#timer = setTimeout(() => this.#next(), Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ALL_MS / this.#lines)));
  }
}
