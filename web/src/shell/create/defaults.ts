/** The defaults of a new table. */

import type { GameInfo, NewTable, QuickStart } from "@/generated/messages";

export type Options = NonNullable<NewTable["options"]>;

/** The level of a bot where nobody has chosen one: the middle one. */
export function defaultLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? "";
}

/** The bots of a game that starts at once: three, or as many as the game has room for. */
export function defaultBots(info: GameInfo, level = defaultLevel(info.levels)): readonly string[] {
  const others = info.spec.seats.map((seats) => seats - 1).filter((count) => count >= 1);
  const count = others.includes(3) ? 3 : Math.max(...others);
  return Array.from({ length: count }, () => level);
}

/** The seats of a new table: four, or as near to it as the game allows. */
export function defaultSeats(info: GameInfo): number {
  return [...info.spec.seats].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 2;
}

/** The options of a quick start. A game that wants the day gets today in the player's time zone, as 2026-11-15. */
export function quickStartOptions({ options, today }: QuickStart, now = new Date()): Options {
  return today === null ? options : { ...options, [today]: dateOf(now) };
}

/** A date in the player's time zone, as 2026-11-15. */
export function dateOf(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
