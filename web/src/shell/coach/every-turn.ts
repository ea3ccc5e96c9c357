/** Whether the coach advises at every turn without being asked: as this device has chosen, and in a newcomer's first game. */

import { recall, remember } from "../app/storage";

const CHOICE = "coach-every-turn";
const FIRST_GAME = "coach-first-game";

/** A newcomer's game: the coach advises from the start. */
export function coachFromTheStart(code: string): void {
  remember(FIRST_GAME, code);
}

export function advisesEveryTurn(code: string): boolean {
  return recall(CHOICE) === "yes" || recall(FIRST_GAME) === code;
}

/** Somebody has chosen whether to be advised at every turn. */
export function chooseEveryTurn(code: string, every: boolean): void {
  if (!every && recall(FIRST_GAME) === code) remember(FIRST_GAME, "");
  remember(CHOICE, every ? "yes" : "");
}
