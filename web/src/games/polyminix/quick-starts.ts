/** The quick starts for one player: the challenge of the day, a campaign, or any challenge (PX-30). */

import type { QuickStart } from "@/games/types";

/** Today in the player's time zone, as 2026-11-15. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** With one player, time is measured but not limited. */
const NO_TIME_LIMIT = { limit_seconds: 0 };

const QUICK_STARTS: readonly QuickStart[] = [
  { id: "day", options: () => ({ ...NO_TIME_LIMIT, solo: "day", day: today() }) },
  { id: "campaign", options: () => ({ ...NO_TIME_LIMIT, solo: "campaign" }) },
  { id: "challenge", options: () => ({ ...NO_TIME_LIMIT, solo: "challenge" }) },
  { id: "problem", options: () => ({ ...NO_TIME_LIMIT, solo: "challenge", game: "solve" }) },
];
export default QUICK_STARTS;
