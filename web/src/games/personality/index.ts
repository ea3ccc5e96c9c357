/** Personality in the browser. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import "./personality.css";
import ReplayBoard from "./ReplayBoard.svelte";
import Result from "./Result.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { describe } from "./tell";

export default defineGame<View, AnyAction, AnyEvent>({
  Table,
  Screen,
  ReplayBoard,
  Result,
  ownSheets: true,
  secretHands: true,
  describe,
  passing: (event) => event.type === "LockedIn" || event.type === "Unlocked",
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
