/** Personality in the browser. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personality";
import "./personality.css";
import { stepsOf } from "./finale/steps";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { accompany } from "./sound/accompany";
import { soundOf } from "./sound/events";
import { t } from "@/shell/i18n/translations.svelte";
import { describeEvent } from "./text/events";
import { EXPLANATIONS } from "@/generated/personality-data";

export default defineGame<View, AnyAction, AnyEvent>({
  PlayerBoard,
  BigScreen: () => import("./screens/BigScreen.svelte"),
  ReplayBoard: () => import("./screens/ReplayBoard.svelte"),
  Result: () => import("./screens/Result.svelte"),
  finale: {
    steps: (view, outcome) => stepsOf(view, outcome).length,
    Stage: () => import("./finale/Finale.svelte"),
    givesAway: (event) => event.type === "Won" || event.type === "Ended",
  },
  ownSheets: true,
  secretHands: true,
  explanations: EXPLANATIONS,
  describeEvent,
  // What follows a reveal is known to nobody before its scene has shown it.
  scene: (event) => (event.type === "Revealed" ? t("personality-event-revealed") : null),
  bigScreenFills: true,
  isTransient: (event) => event.type === "LockedIn" || event.type === "Unlocked",
  sound: soundOf,
  accompany,
  quietBesideScreen: true,
});
