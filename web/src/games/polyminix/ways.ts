/** Alone, in one press: the challenge of the day, a campaign, or any challenge (PX-30). */

import type { QuickWay } from "@/games/types";

/** Today where the player is, as 2026-11-15. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const WAYS: readonly QuickWay[] = [
  { id: "day", options: () => ({ solo: "day", day: today() }) },
  { id: "campaign", options: () => ({ solo: "campaign" }) },
  { id: "challenge", options: () => ({ solo: "challenge" }) },
];
export default WAYS;
