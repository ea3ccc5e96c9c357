/** Personimo in the browser. */

import { describeAction } from "./text/actions";
import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personimo";
import "./personimo.css";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent } from "./text/events";
import { soundOf } from "./text/sounds";
import { EXPLANATIONS } from "@/generated/personimo-data";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen: () => import("./screens/BigScreen.svelte"),
  ReplayBoard: () => import("./screens/ReplayBoard.svelte"),
  Result: () => import("./result/Result.svelte"),
  bigScreenShowsEvents: true,
  ownSheets: true,
  explanations: EXPLANATIONS,
  keys: [
    { keys: ["arrows"], words: "personimo-key-step" },
    { keys: ["R", "space"], words: "personimo-key-turn" },
    { keys: ["enter"], words: "personimo-key-place" },
    { keys: ["escape"], words: "personimo-key-drop" },
  ],
  describeEvent,
  describeAction,
  sound: soundOf,
});
