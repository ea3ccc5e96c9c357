/**
 * What the page holds back while a board plays a scene.
 *
 * The news that begins a scene brings its outcome along. From the moment it arrives until the board says that it has been
 * shown, nothing else on the page may tell it: no prompt, no log, no panel, and nothing for screen readers.
 */

import type { AnyGameModule } from "@/games/types";
import type { LogEntry, TableState } from "../net/table-state";

interface Scene {
  /** The seq of the news that began it. */
  readonly seq: number;
  /** Shown instead of the prompt. */
  readonly words: string;
}

export class HeldBack {
  #shown = $state.raw<{ readonly game: string | undefined; readonly seq: number }>({ game: undefined, seq: -1 });
  readonly #look: () => { readonly state: TableState; readonly module: AnyGameModule | null };
  readonly #scene = $derived.by(() => {
    const { state, module } = this.#look();
    const shown = this.#shown.game === state.news?.game_id ? this.#shown.seq : -1;
    return sceneIn(state.log, shown, (event) => module?.scene?.(event) ?? null);
  });
  /** The log as far as it has been shown. */
  readonly log = $derived.by(() => {
    const { log } = this.#look().state;
    const scene = this.#scene;
    return scene === null ? log : log.filter((entry) => entry.seq < scene.seq);
  });

  constructor(look: () => { readonly state: TableState; readonly module: AnyGameModule | null }) {
    this.#look = look;
  }

  /** What is said instead of the prompt; null while nothing is held back. */
  get words(): string | null {
    return this.#scene?.words ?? null;
  }

  /** The board has shown everything up to the news `seq`. */
  readonly show = (seq: number): void => {
    this.#shown = { game: this.#look().state.news?.game_id, seq };
  };
}

/** The first scene in the log that has not been shown to its end. */
export function sceneIn(log: readonly LogEntry[], shown: number, words: (event: unknown) => string | null): Scene | null {
  for (const { seq, event } of log) {
    const said = seq > shown ? words(event) : null;
    if (said !== null) return { seq, words: said };
  }
  return null;
}
