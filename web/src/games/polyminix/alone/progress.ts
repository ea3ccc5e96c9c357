/** What the visitor has achieved alone: stars, days and streaks, from the marks that the server keeps. */

import type { MarkView } from "@/generated/messages";
import type { TestFace } from "@/generated/polyminix";
import { CHALLENGES, type DeckChallenge } from "../deck/deck";

const DAY_MS = 86_400_000;

/** Solved, quick, without help. */
export interface Stars {
  readonly solved: boolean;
  readonly quick: boolean;
  readonly clean: boolean;
}

export class Achieved {
  readonly #marks: ReadonlyMap<string, MarkView>;

  constructor(marks: readonly MarkView[]) {
    this.#marks = new Map(marks.map((mark) => [mark.what, mark]));
  }

  /** The mark of a challenge, or of one of its tests; null if it has not been solved. */
  of(challenge: string, face: TestFace | null = null): MarkView | null {
    return this.#marks.get(face === null ? challenge : `${challenge} ${face}`) ?? null;
  }

  onDay(day: string): MarkView | null {
    return this.#marks.get(`day ${day}`) ?? null;
  }

  stars(challenge: DeckChallenge): Stars {
    const mark = this.of(challenge.id);
    return { solved: mark !== null, quick: mark !== null && mark.seconds <= challenge.par, clean: mark?.clean ?? false };
  }

  /** The first challenge of the deck that is still to be solved; null if there is none. */
  get next(): DeckChallenge | null {
    return CHALLENGES.find(({ id }) => this.of(id) === null) ?? null;
  }

  get solved(): number {
    return CHALLENGES.filter(({ id }) => this.of(id) !== null).length;
  }

  get allStars(): number {
    return CHALLENGES.reduce((sum, challenge) => sum + count(this.stars(challenge)), 0);
  }

  /** Days in a row up to today; today may still be open. */
  streak(today: string): number {
    let days = 0;
    for (let day = this.onDay(today) === null ? before(today) : today; this.onDay(day) !== null; day = before(day)) days += 1;
    return days;
  }

  /** The best time of all days, in seconds. */
  get bestDay(): number | null {
    const times = [...this.#marks.values()].filter(({ what }) => what.startsWith("day ")).map(({ seconds }) => seconds);
    return times.length === 0 ? null : Math.min(...times);
  }
}

export function count({ solved, quick, clean }: Stars): number {
  return [solved, quick, clean].filter(Boolean).length;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The days of a month such as 2026-11, in weeks that begin on Monday; null for a place of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const empty = (first.getUTCDay() + 6) % 7;
  const places = [...Array<null>(empty).fill(null), ...Array.from({ length: days }, (_none, index) => `${month}-${String(index + 1).padStart(2, "0")}`)];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_none, week) => Array.from({ length: 7 }, (_also, day) => places[7 * week + day] ?? null));
}

/** The month some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
