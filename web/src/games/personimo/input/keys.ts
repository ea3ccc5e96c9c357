/** What keys mean while a card is in hand. */

import type { Direction } from "../board/geometry";

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

/** What a key wishes; nothing while it belongs to a button, a field or the browser. */
export function keyCommand(event: KeyboardEvent): KeyCommand | null {
  const element = event.target as Element | null;
  const elsewhere = element?.closest?.("button, a, input, select, textarea, summary, dialog") ?? null;
  if (elsewhere !== null || event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS[event.key] ?? null;
}
