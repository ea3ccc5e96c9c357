/** Estimates the server's clock on a device whose own clock may be wrong. */

export class ServerClock {
  #ahead: number | null = null;

  /**
   * The server's clock showed this moment before the message arrived. The difference to our clock is therefore an upper
   * bound of how far ours is ahead; the smallest bound is the best estimate.
   */
  hear(moment: number, now: number = Date.now()): void {
    if (Number.isFinite(moment)) this.#ahead = Math.min(this.#ahead ?? Infinity, now - moment);
  }

  /** How far this device's clock is ahead of the server's, in ms. */
  get ahead(): number {
    return this.#ahead ?? 0;
  }
}

/** The time at which the server answers, to the second; NaN if it cannot be reached. */
export async function fetchServerTime(): Promise<number> {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    await answer.text(); // an unread response would keep the connection open
    return Date.parse(answer.headers.get("Date") ?? "");
  } catch {
    return NaN;
  }
}
