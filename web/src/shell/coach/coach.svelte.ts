/** The coach at a table. A button asks it about the current position; its advice is dropped when the position changes. */

import type { Advice } from "@/generated/messages";
import type { LiveTable } from "../net/live-table.svelte";
import { adviceFor, answerTo } from "../net/table-state";

interface Around {
  readonly live: LiveTable;
  /** Whether advice may be asked for at this table. */
  readonly may: boolean;
  /** The seat of this device that is asked something. */
  readonly seat: number | null;
  readonly shown: number | null;
}

const NONE: readonly Advice[] = [];

export class Coach {
  readonly #around: () => Around;
  /** The position that the coach was asked about. */
  #about = $state<string | null>(null);
  /** The position for which the coach was last asked unbidden: once closed, its advice stays closed. */
  #volunteered: string | null = null;
  #considered = $state.raw<{ readonly about: string; readonly action: unknown } | null>(null);

  constructor(around: () => Around) {
    this.#around = around;
  }

  get #now(): string | null {
    const { live, seat, shown } = this.#around();
    const { news, connection } = live.state;
    return news === null || connection !== "open" || seat === null || seat !== shown ? null : `${news.game_id} ${news.seq} ${seat}`;
  }

  /** Whether there is a position to ask about, and the table allows it. */
  get may(): boolean {
    return this.#around().may && this.#now !== null;
  }

  /** Whether the coach was asked about the position that is shown, and the server did not refuse. */
  get asked(): boolean {
    return this.#about !== null && this.#about === this.#now && (this.answered || this.#around().live.state.refusal === null);
  }

  get answered(): boolean {
    const { live, seat } = this.#around();
    return seat !== null && answerTo(live.state, "advice", seat) !== null;
  }

  get advice(): readonly Advice[] {
    const { live, seat } = this.#around();
    return this.asked && seat !== null ? adviceFor(live.state, seat) : NONE;
  }

  /** The advised action that was pointed at. */
  get considered(): unknown {
    return this.#considered !== null && this.#considered.about === this.#now ? this.#considered.action : null;
  }

  /** Ask the coach; once asked, close the advice. */
  toggle(): void {
    const { live, seat } = this.#around();
    if (this.asked) return this.close();
    if (seat === null || !this.may) return;
    live.clearRefusal();
    this.#about = this.#now;
    live.ask(seat, "advice");
  }

  /** The position that may be asked about; null if none may. */
  get position(): string | null {
    return this.may ? this.#now : null;
  }

  /** Ask without being told to, once for each position. */
  volunteer(): void {
    if (this.position === null || this.position === this.#volunteered) return;
    this.#volunteered = this.position;
    if (!this.asked) this.toggle();
  }

  consider(action: unknown): void {
    const about = this.#now;
    if (about !== null) this.#considered = { about, action };
  }

  close(): void {
    this.#about = null;
    this.#considered = null;
  }
}
