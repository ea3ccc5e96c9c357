/** Which seat of this device is shown: the one that is asked, or else the one that was shown last. */

import type { Decision } from "@/generated/messages";

interface Seats {
  readonly mine: readonly number[];
  readonly waiting: Readonly<Record<string, Pick<Decision, "answered">>>;
}

export class ActiveSeat {
  #last = $state<number | null>(null);
  readonly #look: () => Seats;
  readonly seat = $derived.by(() => chooseSeat(this.#look(), this.#last));

  constructor(look: () => Seats) {
    this.#look = look;
    $effect(() => {
      this.#last = this.seat;
    });
  }

  /** Look at another seat of this device. */
  pick(seat: number): void {
    this.#last = seat;
  }
}

/** The seat to show, when `last` was shown before. */
export function chooseSeat({ mine, waiting }: Seats, last: number | null): number | null {
  const asked = mine.filter((seat) => waiting[seat]?.answered === false);
  const pool = asked.length > 0 ? asked : mine;
  return last !== null && pool.includes(last) ? last : (pool[0] ?? null);
}
