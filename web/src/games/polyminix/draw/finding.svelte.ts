/** What the solver says about the figure that is being drawn. It is asked once the hand has rested for a moment. */

import type { DrawnAnswer } from "@/generated/polyminix";
import { api, ApiError } from "@/shell/http/api";
import { problemText } from "@/shell/http/problem";

const REST_MS = 500;
/** The server answers a few such questions at once, and then one every few seconds. */
const PATIENCE_MS = 4200;
const KEPT = 50;

export class Finding {
  answer = $state.raw<DrawnAnswer | null>(null);
  asking = $state(false);
  problem = $state<string | null>(null);
  readonly #known = new Map<string, DrawnAnswer>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;

  /** Look at another figure, or at none; the question about the last one is dropped. */
  look(rows: readonly string[] | null): void {
    this.stop();
    this.problem = null;
    this.answer = rows === null ? null : (this.#known.get(rows.join("/")) ?? null);
    if (rows === null || this.answer !== null) return;
    this.asking = true;
    this.#later(rows, REST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = null;
    this.asking = false;
  }

  #later(rows: readonly string[], ms: number): void {
    this.#timer = setTimeout(() => void this.#ask(rows), ms);
  }

  async #ask(rows: readonly string[]): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const answer = await api.study<DrawnAnswer>("polyminix", { type: "drawn", figure: { rows } }, request.signal);
      this.#remember(rows.join("/"), answer);
      if (request.signal.aborted) return;
      this.answer = answer;
      this.asking = false;
    } catch (error) {
      if (request.signal.aborted) return;
      if (error instanceof ApiError && error.problem.code === "slow-down") {
        this.#later(rows, PATIENCE_MS);
        return;
      }
      this.problem = problemText(error);
      this.asking = false;
    }
  }

  #remember(key: string, answer: DrawnAnswer): void {
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(key, answer);
  }
}
