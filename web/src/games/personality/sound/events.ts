/** The sounds of events that no scene shows. */

import type { SoundContext, Sound } from "@/games/types";
import type { AnyEvent, View } from "@/generated/personality";

export function soundOf(event: AnyEvent, { replay }: SoundContext<View>): Sound | null {
  switch (event.type) {
    case "LockedIn":
    case "Paired":
      return "stamp";
    case "Gave":
      return "claim";
    default:
      return replay ? inReplay(event) : null;
  }
}

/** A replay shows at once what a scene tells step by step. */
function inReplay(event: AnyEvent): Sound | null {
  switch (event.type) {
    case "CardRead":
    case "CardsLaid":
      return "page";
    case "Elected":
      return event.unanimous ? "unanimous" : "elected";
    case "Tied":
      return "tied";
    case "NobodyElected":
      return "nobody";
    case "Judged":
      return event.upheld ? "gavel" : "overturned";
    case "Moved":
      if (event.why !== "vote") return event.why === "pit" ? "fall" : "gate";
      return event.end > event.start ? "coins" : "coins-lost";
    case "ReachedInsight":
      return "insight";
    case "Ended":
      return "winner";
    default:
      return null;
  }
}
