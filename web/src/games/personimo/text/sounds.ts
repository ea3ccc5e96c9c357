/** What happens at the table, in wood, paper and brass. */

import type { Played, Sound, SoundContext } from "@/games/types";
import type { AnyEvent, Placed, View } from "@/generated/personimo";
import { rising } from "@/shell/sound/sounds";

/** The points are counted once the card lies, one bead after another; of many points only some are heard. */
const COUNTED_AFTER_MS = 260;
const BEAD_MS = 75;
const MOST_BEADS = 8;

export function soundOf(event: AnyEvent, { mine, replay }: SoundContext<View>): Sound | readonly Played[] | null {
  switch (event.type) {
    case "Dealt":
    case "Reshuffled":
      return "deal";
    case "Claimed":
    case "Carried":
      return "claim";
    case "Placed":
      return [{ sound: weightOf(event) }, ...(!replay && (mine.length === 0 || mine.includes(event.architect)) ? beads(event.gain) : [])];
    case "Selected":
    case "Fixed":
    case "Proposed":
      return "stamp";
    case "Discarded":
    case "TakenBack":
      return "undo";
    default:
      return null;
  }
}

function weightOf({ squares }: Placed): Sound {
  if (squares.length === 2) return "place";
  return squares.length < 2 ? "place-small" : "place-large";
}

function beads(points: number): Played[] {
  return Array.from({ length: Math.max(0, Math.min(points, MOST_BEADS)) }, (_none, step) => ({
    sound: "count" as const,
    pitch: rising(step),
    after: COUNTED_AFTER_MS + step * BEAD_MS,
  }));
}
