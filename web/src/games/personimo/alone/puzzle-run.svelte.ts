/** A puzzle as it is tried: the position, what the visitor has done so far, and the grade. The server judges. */

import { actionKey, type Position } from "@/games/types";
import type { LessonFrame, MoveValue, PuzzleGrade, PuzzleView } from "@/generated/messages";
import type { AnyAction, AnyEvent, View } from "@/generated/personimo";
import { settings } from "@/shell/app/settings.svelte";
import { api } from "@/shell/http/api";
import { problemText } from "@/shell/http/problem";
import { t } from "@/shell/i18n/translations.svelte";

const SECOND_MS = 1000;

export class PuzzleRun {
  readonly puzzle: PuzzleView;
  readonly #day: string | null;
  readonly #began = Date.now();
  #frame = $state.raw<LessonFrame>() as LessonFrame;
  #values = $state.raw<readonly MoveValue[]>([]);
  #done = $state.raw<readonly AnyAction[]>([]);
  grade = $state.raw<PuzzleGrade | null>(null);
  counted = $state(false);
  sending = $state.raw<AnyAction | null>(null);
  problem = $state<string | null>(null);

  /** `day`: it is the move of that day. */
  constructor(puzzle: PuzzleView, day: string | null) {
    this.puzzle = puzzle;
    this.#day = day;
    this.#frame = puzzle.frame;
    this.#values = puzzle.values;
  }

  /** The table, where the visitor has a name. */
  get seats() {
    return this.puzzle.seats.map((seat, number) => (number === this.puzzle.seat ? { ...seat, name: settings.name || t("guest") } : seat));
  }

  /** The view at the start, about which moves are told. */
  get view(): View {
    return this.puzzle.frame.news.view as View;
  }

  /** What has been chosen so far. */
  get done(): readonly AnyAction[] {
    return this.#done;
  }

  get best(): readonly AnyAction[] {
    return (this.grade?.best ?? []) as readonly AnyAction[];
  }

  get position(): Position<View, AnyAction, AnyEvent> {
    const { news, seq, since, waiting, outcome } = this.#frame;
    return {
      gameId: `puzzle ${this.puzzle.number}${this.grade === null ? "" : " best"}`,
      seq,
      since: null,
      seat: news.seat,
      view: news.view as View,
      legal: news.legal as readonly AnyAction[],
      events: since === null ? [] : (news.events as readonly AnyEvent[]),
      waiting,
      mayTakeBack: false,
      outcome,
    };
  }

  /** What each choice scores at once, as at a table. */
  get moveValues(): ReadonlyMap<string, MoveValue> {
    return new Map(this.#values.map((value) => [actionKey(value.action), value]));
  }

  /** Begin the move again. */
  again(): void {
    this.#frame = this.puzzle.frame;
    this.#values = this.puzzle.values;
    this.#done = [];
    this.grade = null;
    this.problem = null;
  }

  /** Take a part of the move; the last one is graded. */
  async act(action: AnyAction): Promise<void> {
    if (this.sending !== null || this.grade !== null) return;
    this.sending = action;
    this.problem = null;
    const actions = [...this.#done, action];
    try {
      const seconds = Math.round((Date.now() - this.#began) / SECOND_MS);
      const tried = await api.tryPuzzle(this.puzzle.game, this.puzzle.number, { actions, seconds, day: this.#day });
      this.#done = actions;
      this.#frame = tried.frame;
      this.#values = tried.values;
      this.grade = tried.grade;
      this.counted = tried.counted;
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.sending = null;
    }
  }

  /** Whether what was chosen is the best move. */
  get found(): boolean {
    return this.grade !== null && actionKey(this.#done) === actionKey(this.best);
  }
}
