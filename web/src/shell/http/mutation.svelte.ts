/** Something asked of the server by a press of a button: whether it is under way, and why it was refused. */

import { sentenceOf } from "./problem";

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  /** How often something was refused. A field that shows what was wished looks at it, to show again what is. */
  refused = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  /** Try it, unless the last try is still under way; what it gave, or null if it was refused. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null;
    const trying = this.#try(ask);
    this.#last = trying;
    return trying;
  }

  /** Try it when what was wished before is settled: two changes in quick succession are two changes. */
  async inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const turn = this.#last.then(() => this.#try(ask));
    this.#last = turn;
    return turn;
  }

  async #try<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await ask();
    } catch (error) {
      this.problem = sentenceOf(error);
      this.refused += 1;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
