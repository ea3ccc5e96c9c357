/** Polyminix: its part of the page. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/polyminix";
import "./polyminix.css";
import ReplayBoard from "./screens/ReplayBoard.svelte";
import Result from "./screens/Result.svelte";
import Screen from "./screens/Screen.svelte";
import Table from "./screens/Table.svelte";
import { describe, sound } from "./text/events";

export default defineGame<View, AnyAction, AnyEvent>({ Table, Screen, ReplayBoard, Result, describe, sound });
