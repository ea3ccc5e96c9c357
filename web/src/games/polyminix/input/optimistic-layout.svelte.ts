/**
 * The player's own pieces while covering. A move is shown at once and sent to the server afterwards.
 *
 * Pending moves are applied on top of what the server has stored. When the server refuses one, all pending moves are
 * dropped, and the pieces lie again as the server has them.
 */

import type { AnyAction, Cell, Placement } from "@/generated/polyminix";
import { cellKey, placementProblem, freeCorners, covering, extentOf, moved, snap } from "../board/geometry";
import { AS_DRAWN, flipped, orientationOf, oriented, turned } from "../pieces/shapes";
import type { PlacementProblem, Cells, Extent, Ground } from "../board/geometry";
import type { Orientation } from "../pieces/shapes";

/** The squares to which a piece moves; null: off the board. */
export interface PendingMove {
  readonly piece: string;
  readonly cells: Cells | null;
}

/** The current position, as far as the layout depends on it. */
export interface LayoutFacts {
  readonly laid: readonly Placement[];
  readonly squares: ReadonlySet<number>;
  readonly shown: Extent;
  readonly forbidden: readonly string[];
}

export type Refusal = { readonly why: "box-forbids" } | NonNullable<PlacementProblem>;

/** The pieces on the board after the pending moves. */
export function withPending(laid: readonly Placement[], pending: readonly PendingMove[]): readonly Placement[] {
  return pending.reduce<readonly Placement[]>((now, { piece, cells }) => {
    const rest = now.filter((one) => one.piece !== piece);
    return cells === null ? rest : [...rest, { piece, cells }];
  }, laid);
}

/** The action that makes a pending move; null if it is made already. */
export function actionFor(laid: readonly Placement[], { piece, cells }: PendingMove): AnyAction | null {
  const lies = laid.find((one) => one.piece === piece);
  if (cells === null) return lies === undefined ? null : { type: "Lift", piece };
  if (lies === undefined) return { type: "Lay", piece, cells };
  return sameCells(lies.cells, cells) ? null : { type: "Move", piece, cells };
}

function sameCells(a: Cells, b: Cells): boolean {
  const words = (cells: Cells): string => cells.map(String).sort().join(" ");
  return words(a) === words(b);
}

export class OptimisticLayout {
  readonly #facts: () => LayoutFacts;
  readonly #heard: (what: "lift" | "rotate" | "flip") => void;
  pending = $state.raw<readonly PendingMove[]>([]);
  /** How many of them, from the first, are on their way. */
  told = 0;
  #orientations = $state.raw<Readonly<Record<string, Orientation>>>({});
  /** The piece in hand. */
  chosen = $state<string | null>(null);
  /** Where the keyboard holds it: its upper left corner. */
  held = $state.raw<Cell | null>(null);
  /** The piece that is being dragged, and where it would snap in. */
  dragged = $state<string | null>(null);
  ghost = $state.raw<Cells | null>(null);
  /** The squares over which a dragged piece was last. */
  aim: Cells = [];

  constructor(facts: () => LayoutFacts, heard: (what: "lift" | "rotate" | "flip") => void = () => undefined) {
    this.#facts = facts;
    this.#heard = heard;
  }

  get laid(): readonly Placement[] {
    return withPending(this.#facts().laid, this.pending);
  }

  get #ground(): Ground {
    return { squares: this.#facts().squares, laid: this.laid };
  }

  orientation(piece: string): Orientation {
    return this.#orientations[piece] ?? AS_DRAWN;
  }

  shape(piece: string): Cells {
    return oriented(piece, this.orientation(piece));
  }

  placed(piece: string): Cells | null {
    return this.laid.find((one) => one.piece === piece)?.cells ?? null;
  }

  /** Take a piece in hand, or put it down again. */
  choose(piece: string | null): void {
    if (piece !== null && piece !== this.chosen) this.#heard("lift");
    this.chosen = piece;
    this.held = null;
    const cells = piece === null ? null : this.placed(piece);
    if (piece !== null && cells !== null) this.#orientations = { ...this.#orientations, [piece]: orientationOf(piece, cells) };
  }

  turn(piece: string | null = this.chosen): void {
    this.#reorient(piece, turned);
    if (piece !== null) this.#heard("rotate");
  }

  flip(piece: string | null = this.chosen): void {
    this.#reorient(piece, flipped);
    if (piece !== null) this.#heard("flip");
  }

  #reorient(piece: string | null, how: (lie: Orientation) => Orientation): void {
    if (piece === null) return;
    const before = this.placed(piece);
    const lie = how(before === null || this.dragged === piece ? this.orientation(piece) : orientationOf(piece, before));
    this.#orientations = { ...this.#orientations, [piece]: lie };
    if (before === null || this.dragged === piece) {
      if (this.held !== null) this.held = this.#inside(this.held);
      return;
    }
    // A piece that lies there turns where it lies if there is room; otherwise it comes back to the hand.
    const { top, left } = extentOf(before);
    const cells = snap(this.#ground, piece, oriented(piece, lie), [top, left], 2.3);
    this.#queue({ piece, cells });
    this.chosen = piece;
  }

  /** The keyboard moves the piece in hand. */
  step(rows: number, columns: number): void {
    const piece = this.chosen;
    if (piece === null) return;
    const placed = this.placed(piece);
    if (this.held === null) {
      if (placed !== null) {
        const { top, left } = extentOf(placed);
        this.held = this.#inside([top + rows, left + columns]);
      } else {
        const { shown } = this.#facts();
        this.held = freeCorners(this.#ground, piece, this.shape(piece), shown)[0] ?? [shown.top, shown.left];
      }
      return;
    }
    this.held = this.#inside([this.held[0] + rows, this.held[1] + columns]);
  }

  #inside([row, column]: Cell): Cell {
    const { shown } = this.#facts();
    const { height, width } = extentOf(this.shape(this.chosen ?? ""));
    const within = (value: number, from: number, room: number): number => Math.min(Math.max(value, from), from + Math.max(0, room));
    return [within(row, shown.top, shown.height - height), within(column, shown.left, shown.width - width)];
  }

  /** Where the piece in hand would lie: what the keyboard holds, or what is dragged. */
  get hover(): { readonly piece: string; readonly cells: Cells; readonly fits: boolean } | null {
    if (this.dragged !== null) {
      return this.ghost === null ? null : { piece: this.dragged, cells: this.ghost, fits: true };
    }
    if (this.chosen === null || this.held === null) return null;
    const cells = moved(this.shape(this.chosen), this.held);
    return { piece: this.chosen, cells, fits: this.refusal(this.chosen, cells) === null };
  }

  /** Why a piece cannot lie there. */
  refusal(piece: string, cells: Cells): Refusal | null {
    if (this.#facts().forbidden.includes(piece)) return { why: "box-forbids" };
    return placementProblem(this.#ground, piece, cells);
  }

  /** Lay a piece. Gives the reason if it cannot lie there. */
  lay(piece: string, cells: Cells): Refusal | null {
    const refusal = this.refusal(piece, cells);
    if (refusal !== null) return refusal;
    this.#queue({ piece, cells });
    this.chosen = null;
    this.held = null;
    return null;
  }

  /** Lay the piece in hand so that it covers a square. */
  layOn(square: Cell): Refusal | null {
    const piece = this.chosen;
    if (piece === null) return null;
    const ways = covering(this.shape(piece), square);
    const fitting = ways.find((cells) => this.refusal(piece, cells) === null);
    return this.lay(piece, fitting ?? ways[0] ?? []);
  }

  /** The piece is dragged: its upper left corner is there. */
  drag(piece: string, at: readonly [number, number] | null): void {
    this.dragged = piece;
    this.held = null;
    const { forbidden: banned, squares } = this.#facts();
    const forbidden = banned.includes(piece);
    const over = at === null ? [] : moved(this.shape(piece), [Math.round(at[0]), Math.round(at[1])]);
    this.aim = over.filter((cell) => squares.has(cellKey(cell)));
    this.ghost = at === null || forbidden ? null : snap(this.#ground, piece, this.shape(piece), at);
  }

  drop(): void {
    this.dragged = null;
    this.ghost = null;
  }

  lift(piece: string): void {
    if (this.placed(piece) !== null) {
      this.#queue({ piece, cells: null });
      this.#heard("lift");
    }
    this.held = null;
  }

  clear(): void {
    for (const { piece } of this.laid) this.#queue({ piece, cells: null });
    this.choose(null);
  }

  /** Start a new figure: all pieces are back in the tray, as drawn. */
  forget(): void {
    this.pending = [];
    this.told = 0;
    this.#orientations = {};
    this.choose(null);
    this.drop();
  }

  #queue(move: PendingMove): void {
    // A later move replaces an unsent one of the same piece.
    const unsent = this.pending.slice(this.told).filter((one) => one.piece !== move.piece);
    this.pending = [...this.pending.slice(0, this.told), ...unsent, move];
  }
}
