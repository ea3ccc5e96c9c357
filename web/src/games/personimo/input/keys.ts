/** What keys mean while a card is in hand. */

import { closestTo, hasModifier } from "@/games/shared/keyboard";
import type { Direction } from "../board/spots";

export type KeyCommand = { readonly what: "step"; readonly to: Direction } | { readonly what: "turn" | "place" | "drop" };

const KEYS: Readonly<Record<string, KeyCommand>> = {
  ArrowUp: { what: "step", to: "up" },
  ArrowDown: { what: "step", to: "down" },
  ArrowLeft: { what: "step", to: "left" },
  ArrowRight: { what: "step", to: "right" },
  r: { what: "turn" },
  R: { what: "turn" },
  " ": { what: "turn" },
  Enter: { what: "place" },
  Escape: { what: "drop" },
};

/** The command of a key; null if the key belongs to a button, a field or the browser. */
export function keyCommand(event: KeyboardEvent): KeyCommand | null {
  if (hasModifier(event) || closestTo(event, "button, a, input, select, textarea, summary, dialog") !== null) return null;
  return KEYS[event.key] ?? null;
}
