/** Polyminix: its part of the page. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/polyminix";
import "./polyminix.css";
import ReplayBoard from "./screens/ReplayBoard.svelte";
import Result from "./screens/Result.svelte";
import BigScreen from "./screens/BigScreen.svelte";
import PlayerBoard from "./screens/PlayerBoard.svelte";
import { describeEvent, sound } from "./text/events";

export default defineGame<View, AnyAction, AnyEvent>({ PlayerBoard, BigScreen, ReplayBoard, Result, wideBoard: true, describeEvent, sound });
