/** Polyminix: its part of the page. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/polyminix";
import "./polyminix.css";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent } from "./text/events";
import { soundOf } from "./text/sounds";
import { EXPLANATIONS } from "@/generated/polyminix-data";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen: () => import("./screens/BigScreen.svelte"),
  ReplayBoard: () => import("./screens/ReplayBoard.svelte"),
  Result: () => import("./screens/Result.svelte"),
  wideBoard: true,
  isPuzzle: ({ facts, table }) => table.seats === 1 && (facts.is_scripted || facts.is_own) && table.results.length === 1,
  describeEvent,
  sound: soundOf,
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
