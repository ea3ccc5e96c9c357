/** What the server's clock says, on a device whose own may be wrong. */

export class ServerClock {
  #ahead: number | null = null;

  /**
   * The server's clock has shown this moment, and we hear of it now. That is never too soon, so our own clock is ahead
   * by no more than the difference; the least of these is the best that is known.
   */
  hear(moment: number, now: number = Date.now()): void {
    if (Number.isFinite(moment)) this.#ahead = Math.min(this.#ahead ?? Infinity, now - moment);
  }

  /** How far this device's clock is ahead of the server's, in ms. */
  get ahead(): number {
    return this.#ahead ?? 0;
  }
}

/** The moment at which the server answers, to the second; not a number where it cannot be asked. */
export async function fetchServerTime(): Promise<number> {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    await answer.text(); // unread, it would stay open
    return Date.parse(answer.headers.get("Date") ?? "");
  } catch {
    return NaN;
  }
}
