/** The 36 tests of game 2 (PX-20) by the property they ask for. */

import type { Task, TestFace, TurnFace } from "@/generated/polyminix";
import { PROPERTIES as DATA } from "@/generated/polyminix-data";

export interface Offered {
  readonly turn: TurnFace;
  readonly task: Task;
}

/** A property, and the tests that ask for it, each once. */
export const PROPERTIES: readonly { readonly test: TestFace; readonly offered: readonly Offered[] }[] = DATA;

/** The numbers that a test names, the most telling one first. */
export function numbersOf(task: Task): readonly number[] {
  const { type: _type, ...numbers } = task;
  return Object.values(numbers);
}

/** The numbers of a test in short: they distinguish the tests of one property. */
export function taskKey(task: Task): string {
  return numbersOf(task).join("·");
}
