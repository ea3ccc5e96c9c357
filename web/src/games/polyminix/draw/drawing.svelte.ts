/** The figure on the grid while it is drawn, and the way back. */

import { NOTHING, stroke, type Squares } from "./figure";

const MOST_STEPS = 200;

export class Drawing {
  squares = $state.raw<Squares>(NOTHING);
  #past = $state.raw<readonly Squares[]>([]);
  /** What the stroke under way does, and where it has come to; null between strokes. */
  #stroke: { readonly fills: boolean; at: number } | null = null;

  constructor(squares: Squares = NOTHING) {
    this.squares = squares;
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Begin a stroke on a square: on an empty one it fills, on a filled one it clears. */
  begin(square: number): void {
    this.#stroke = { fills: !this.squares.has(square), at: square };
    this.#keep();
    this.#paint([square], this.#stroke.fills);
  }

  /** The stroke goes on to a square, over all between. */
  follow(square: number): void {
    if (this.#stroke === null || this.#stroke.at === square) return;
    const path = stroke(this.#stroke.at, square);
    this.#stroke.at = square;
    this.#paint(path, this.#stroke.fills);
  }

  end(): void {
    this.#stroke = null;
  }

  toggle(square: number): void {
    this.begin(square);
    this.end();
  }

  change(to: (squares: Squares) => Squares): void {
    this.#keep();
    this.squares = to(this.squares);
  }

  undo(): void {
    this.end();
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.squares = before;
  }

  #keep(): void {
    this.#past = [...this.#past, this.squares].slice(-MOST_STEPS);
  }

  #paint(path: readonly number[], fills: boolean): void {
    const squares = new Set(this.squares);
    for (const square of path) {
      if (fills) squares.add(square);
      else squares.delete(square);
    }
    this.squares = squares;
  }
}
