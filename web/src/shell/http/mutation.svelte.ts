/** A change that a button asks of the server: whether it is under way, and why it was refused. */

import { problemText } from "./problem";

export class Mutation {
  busy = $state(false);
  problem = $state<string | null>(null);
  /** How often the server has refused. A field that shows the wished value reads it, to return to the stored value. */
  failures = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  /** Send it, unless the last one is still under way. Gives the answer, or null if it was refused or not sent. */
  async run<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null;
    const sending = this.#send(send);
    this.#last = sending;
    return sending;
  }

  /** Send it after the ones before are settled: two changes in quick succession are both made. */
  async enqueue<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    const turn = this.#last.then(() => this.#send(send));
    this.#last = turn;
    return turn;
  }

  async #send<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await send();
    } catch (error) {
      this.problem = problemText(error);
      this.failures += 1;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
