/** Who is new to a game: nobody on this device has finished one. And the level of bots that this device prefers. */

import { recall, remember } from "../app/storage";
import { defaultLevel } from "./defaults";

const finished = $state<Record<string, boolean>>({});

function finishedKey(game: string): string {
  return `finished ${game}`;
}

function levelKey(game: string): string {
  return `level ${game}`;
}

export function isNewcomer(game: string): boolean {
  return finished[game] !== true && recall(finishedKey(game)) === null;
}

/** A game was finished on this device. */
export function rememberFinished(game: string): void {
  if (finished[game] === true) return;
  finished[game] = true;
  remember(finishedKey(game), "yes");
}

/** The level of bots where nobody has chosen one: the last choice on this device, and the easiest for a newcomer. */
export function preferredLevel(game: string, levels: readonly string[]): string {
  const chosen = recall(levelKey(game));
  if (chosen !== null && levels.includes(chosen)) return chosen;
  return isNewcomer(game) ? (levels[0] ?? "") : defaultLevel(levels);
}

export function rememberLevel(game: string, level: string): void {
  remember(levelKey(game), level);
}
