/** A lesson as it is played: which step and position are shown, and what becomes of the learner's moves. */

import { actionKey, type Position } from "@/games/types";
import type { LessonStepView, LessonView, MoveValue } from "@/generated/messages";
import { settings } from "../app/settings.svelte";
import { api } from "../http/api";
import { problemText } from "../http/problem";
import { t } from "../i18n/translations.svelte";
import { rememberStep, stepReached } from "./progress";

const FRAME_MS = 1100;
const STILL_MS = 250;

export interface Remark {
  readonly text: string;
  readonly rule: string | null;
}

export class LessonRun {
  readonly lesson: LessonView;
  number = $state(0);
  #frame = $state(0);
  /** The learner has come here step by step, so what has just happened is news to them. */
  #live = $state(false);
  /** What is said about the last try. */
  remark = $state.raw<Remark | null>(null);
  /** The learner has tried what the rules refuse, as asked. */
  #tried = $state(false);
  trying = $state.raw<unknown>(null);

  constructor(lesson: LessonView) {
    this.lesson = lesson;
    this.number = stepReached(lesson.game, lesson.name, lesson.steps.length);
    this.#frame = this.#last;
  }

  get step(): LessonStepView {
    const step = this.lesson.steps[this.number];
    if (step === undefined) throw new Error("a lesson without this step");
    return step;
  }

  get #last(): number {
    return Math.max(0, (this.lesson.steps[this.number]?.frames.length ?? 1) - 1);
  }

  /** Whether all moves before the step have been shown. */
  get shown(): boolean {
    return this.#frame >= this.#last;
  }

  /** The learner is to make a move now. */
  get asked(): boolean {
    return this.shown && this.step.do !== null && !this.#tried;
  }

  /** The learner may go on. */
  get ready(): boolean {
    return this.shown && !this.asked && this.number + 1 < this.lesson.steps.length;
  }

  get over(): boolean {
    return this.shown && this.number + 1 === this.lesson.steps.length;
  }

  get position(): Position | null {
    const frame = this.step.frames[this.#frame];
    if (frame === undefined) return null;
    const { news, seq, since, waiting, outcome } = frame;
    return {
      gameId: `lesson ${this.lesson.game} ${this.lesson.name}`,
      seq,
      since,
      seat: news.seat,
      view: news.view,
      legal: this.asked ? news.legal : [],
      events: since !== null && this.#live ? news.events : [],
      waiting,
      mayTakeBack: false,
      outcome,
    };
  }

  get moveValues(): ReadonlyMap<string, MoveValue> {
    const values = this.asked ? (this.step.values as readonly MoveValue[]) : [];
    return new Map(values.map((value) => [actionKey(value.action), value]));
  }

  /** Show the moves before the step one by one. Gives what stops it. */
  run(): () => void {
    if (this.shown) return () => undefined;
    const timer = setTimeout(() => (this.#frame += 1), settings.board.reducedMotion ? STILL_MS : FRAME_MS);
    return () => clearTimeout(timer);
  }

  next(): void {
    this.#go(this.number + 1, 0);
  }

  back(): void {
    this.#go(this.number - 1, Infinity);
  }

  again(): void {
    this.#go(0, Infinity);
  }

  #go(number: number, frame: number): void {
    this.number = Math.min(Math.max(0, number), this.lesson.steps.length - 1);
    this.#frame = Math.min(frame, this.#last);
    this.#live = frame === 0;
    this.#tried = false;
    this.remark = null;
    this.trying = null;
    rememberStep(this.lesson.game, this.lesson.name, this.number, this.lesson.steps.length);
  }

  /** The learner makes a move. The right one goes on; of any other the rules say whether it is allowed. */
  async act(action: unknown): Promise<void> {
    const { step, number } = this;
    if (!this.asked || this.trying !== null) return;
    this.remark = null;
    if (!step.refused && actionKey(action) === actionKey(step.do)) return this.next();
    this.trying = action;
    const remark = await this.#attempt(action);
    if (number !== this.number) this.trying = null;
    else if (remark === null) this.next();
    else {
      this.remark = remark;
      this.#tried = step.refused && remark.rule !== null;
      this.trying = null;
    }
  }

  /** What the rules say of a try; null if it is what the step asks for. */
  async #attempt(action: unknown): Promise<Remark | null> {
    try {
      const { refusal, as_asked } = await api.tryInLesson(this.lesson.game, this.lesson.name, { step: this.number, action });
      if (as_asked) return null;
      return refusal ?? { text: t(this.step.refused ? "lesson-allowed" : "lesson-other-move"), rule: null };
    } catch (error) {
      return { text: problemText(error), rule: null };
    }
  }
}
