/** The 36 tests of game 2 (PX-20) by the property they ask for, from the server's own data file. */

import type { Task, TestFace, TurnFace } from "@/generated/polyminix";
import data from "@games/polyminix/content/data/tasks.json";
import { TEST_FACES, TURN_FACES } from "./deck";

const TABLE = data as Readonly<Record<TurnFace, Readonly<Record<TestFace, Task>>>>;

export interface Offered {
  readonly turn: TurnFace;
  readonly task: Task;
}

/** A property, and the tests that ask for it, each once: the same test may stand in several rows. */
export const PROPERTIES: readonly { readonly test: TestFace; readonly offered: readonly Offered[] }[] = TEST_FACES.map((test) => {
  const seen = new Set<string>();
  const offered = TURN_FACES.flatMap((turn) => {
    const task = TABLE[turn][test];
    if (seen.has(taskKey(task))) return [];
    seen.add(taskKey(task));
    return [{ turn, task }];
  });
  return { test, offered };
});

/** A key that distinguishes the tests of one property. */
export function taskKey(task: Task): string {
  if (task.type === "area-perimeter") return `${task.area}·${task.perimeter}`;
  return String("side" in task ? task.side : "pieces" in task ? task.pieces : "area" in task ? task.area : task.perimeter);
}
