/** What happens at the table, in wood and brass: in events, and under the player's own hands. */

import type { Played, Sound, SoundContext } from "@/games/types";
import type { AnyEvent, View } from "@/generated/polyminix";
import type { Manner } from "@/shell/sound/sounds";
import { sizeOf } from "../pieces/shapes";

/** The sound of an event. Laying a piece has none here: the race plays it at once. */
export function soundOf(event: AnyEvent, { mine }: SoundContext<View>): Sound | readonly Played[] | null {
  switch (event.type) {
    case "TurnDieRolled":
    case "TestDieRolled":
      return "die";
    case "CardTaken":
      return "claim";
    case "ChallengeMade":
      return "page";
    case "RaceStarted":
      return "go";
    case "FigureCovered":
      return "total";
    case "Completed":
      return mine.length === 0 || mine.includes(event.seat) ? "solved" : "total";
    case "GaveUp":
    case "TimeIsUp":
      return "time-up";
    case "TakenBack":
      return "undo";
    default:
      return null;
  }
}

/** A piece is laid, or cannot be: the bigger it is, the heavier. */
export function layingSound(piece: string, lies: boolean): [Sound, Manner] {
  if (!lies) return ["refuse", {}];
  const size = sizeOf(piece);
  if (size <= 2) return ["place-small", { pitch: 2 - size }];
  return size <= 4 ? ["place", { pitch: 4 - size }] : ["place-large", { pitch: 5 - size }];
}
