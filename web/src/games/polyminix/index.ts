/** Polyminix: its part of the page. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/polyminix";
import "./polyminix.css";
import ReplayBoard from "./screens/ReplayBoard.svelte";
import Result from "./screens/Result.svelte";
import BigScreen from "./screens/BigScreen.svelte";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent, sound } from "./text/events";
import { EXPLANATIONS } from "./text/explain";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen,
  ReplayBoard,
  Result,
  wideBoard: true,
  describeEvent,
  sound,
  explanations: EXPLANATIONS,
  keys: [
    { keys: ["tab", "enter"], words: "polyminix-key-take" },
    { keys: ["arrows"], words: "polyminix-key-step" },
    { keys: ["R"], words: "polyminix-key-turn" },
    { keys: ["F"], words: "polyminix-key-flip" },
    { keys: ["enter"], words: "polyminix-key-lay" },
    { keys: ["backspace"], words: "polyminix-key-back" },
    { keys: ["escape"], words: "polyminix-key-drop" },
  ],
});
