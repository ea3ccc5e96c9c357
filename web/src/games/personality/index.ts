/** Personality in the browser. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import "./personality.css";
import ReplayBoard from "./screens/ReplayBoard.svelte";
import Result from "./screens/Result.svelte";
import BigScreen from "./screens/BigScreen.svelte";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent } from "./text/events";
import { EXPLANATIONS } from "./text/explain";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen,
  ReplayBoard,
  Result,
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
