/** Personimo in the browser. */

import { sayAction } from "./advice.svelte";
import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personimo";
import "./personimo.css";
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
  screenTells: true,
  ownSheets: true,
  wantsWorth: true,
  describe,
  sayAction,
  sound: (event) => {
    switch (event.type) {
      case "Dealt":
        return "deal";
      case "Claimed":
        return "claim";
      case "Placed":
        return "place";
      case "Reshuffled":
        return "deal";
      case "Discarded":
      case "Fixed":
      case "Carried":
      case "Proposed":
      case "TakenBack":
        return "turn";
      case "Ended":
        return "end";
      case "Settled":
      case "LeftOver":
      case "Foreseen":
      case "BonusesDrawn":
        return null;
    }
  },
});
