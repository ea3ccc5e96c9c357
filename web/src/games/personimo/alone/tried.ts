/** What the visitor has tried of the puzzles, from the marks that the server keeps: the first try at each. */

import type { MarkView, PuzzleCard } from "@/generated/messages";

const DAY_MS = 86_400_000;

export type State = "new" | "best" | "missed";

export class Tried {
  readonly #marks: ReadonlyMap<string, boolean>;

  constructor(marks: readonly Pick<MarkView, "what" | "clean">[]) {
    this.#marks = new Map(marks.map(({ what, clean }) => [what, clean]));
  }

  of(number: number): State {
    const best = this.#marks.get(`puzzle ${number}`);
    return best === undefined ? "new" : best ? "best" : "missed";
  }

  onDay(day: string): boolean {
    return this.#marks.has(`puzzle-day ${day}`);
  }

  /** Days in a row up to today; today may still be open. */
  streak(today: string): number {
    let days = 0;
    for (let day = this.onDay(today) ? today : before(today); this.onDay(day); day = before(day)) days += 1;
    return days;
  }

  /** How many best moves have been found at the first try, and how many puzzles have been tried. */
  get found(): { readonly best: number; readonly tried: number } {
    const states = [...this.#marks].filter(([what]) => what.startsWith("puzzle "));
    return { best: states.filter(([, best]) => best).length, tried: states.length };
  }

  /** The next puzzle after a number that is new, of a theme if one is chosen; otherwise simply the next one. */
  next(after: number, puzzles: readonly PuzzleCard[], theme: string | null): number {
    const numbers = puzzles.map((_card, index) => ((after + index) % puzzles.length) + 1).filter((number) => theme === null || puzzles[number - 1]?.theme === theme);
    return numbers.find((number) => number !== after && this.of(number) === "new") ?? numbers.find((number) => number !== after) ?? after;
  }
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
