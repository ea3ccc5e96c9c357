/** Personality in the browser. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import "./personality.css";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent } from "./text/events";
import { EXPLANATIONS } from "@/generated/personality-data";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen: () => import("./screens/BigScreen.svelte"),
  ReplayBoard: () => import("./screens/ReplayBoard.svelte"),
  Result: () => import("./screens/Result.svelte"),
  ownSheets: true,
  secretHands: true,
  explanations: EXPLANATIONS,
  describeEvent,
  isTransient: (event) => event.type === "LockedIn" || event.type === "Unlocked",
  sound: (event) => {
    switch (event.type) {
      case "CardRead":
      case "CardsLaid":
        return "deal";
      case "LockedIn":
        return "claim";
      case "Revealed":
        return "turn";
      case "TraitReceived":
      case "Paired":
      case "Gave":
        return "place";
      case "Ended":
        return "end";
      default:
        return null;
    }
  },
});
