/** Something asked of the server by a press of a button: whether it is under way, and why it was refused. */

import { sentenceOf } from "./problem";

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Try it, unless the last try is still under way; what it gave, or null if it was refused. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      return await ask();
    } catch (error) {
      this.problem = sentenceOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
