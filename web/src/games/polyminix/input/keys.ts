/** What a key means while covering. */

import { closestTo, hasModifier } from "@/games/shared/keyboard";

export type KeyCommand =
  | { readonly what: "step"; readonly rows: number; readonly columns: number }
  | { readonly what: "turn" | "flip" | "lay" | "drop" }
  | { readonly what: "lift"; readonly piece: string };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The command of a key; null if the key is not for the board. `chosen`: the piece in hand; `held`: it is shown on the board. */
export function keyCommand(event: KeyboardEvent, chosen: string | null, held: boolean): KeyCommand | null {
  if (hasModifier(event) || closestTo(event, "input, select, textarea, dialog") !== null) return null;
  const own = closestTo(event, "[data-piece]")?.getAttribute("data-piece") ?? null;
  if (event.key === "Backspace" || event.key === "Delete") {
    const piece = chosen ?? own;
    return piece === null ? null : { what: "lift", piece };
  }
  if (chosen === null) return null;
  const step = STEPS[event.key];
  if (step !== undefined) return { what: "step", rows: step[0], columns: step[1] };
  switch (event.key.toLowerCase()) {
    case "r":
      return { what: "turn" };
    case "f":
      return { what: "flip" };
    case "escape":
      return { what: "drop" };
    case "enter": {
      const elsewhere = closestTo(event, "button, a, summary");
      return held && (elsewhere === null || own === chosen) ? { what: "lay" } : null;
    }
    default:
      return null;
  }
}
