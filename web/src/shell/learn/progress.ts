/** How far this device has come in the lessons. */

import { recall, remember } from "../app/storage";

const DONE = "done";

function keyOf(game: string, lesson: string): string {
  return `lesson ${game} ${lesson}`;
}

/** The step to go on with: the first for a new lesson, and again for one that is done. */
export function stepReached(game: string, lesson: string, steps: number): number {
  const step = Number(recall(keyOf(game, lesson)));
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function rememberStep(game: string, lesson: string, step: number, steps: number): void {
  if (recall(keyOf(game, lesson)) !== DONE || step > 0) remember(keyOf(game, lesson), step + 1 >= steps ? DONE : String(step));
}

/** Whether this device has never begun a lesson of the game, nor been offered one. */
export function isNew(game: string, lesson: string): boolean {
  return recall(keyOf(game, lesson)) === null && recall(`${keyOf(game, lesson)} offered`) === null;
}

export function rememberOffer(game: string, lesson: string): void {
  remember(`${keyOf(game, lesson)} offered`, DONE);
}
