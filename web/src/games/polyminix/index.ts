/** Polyminix: its part of the page. */

import { defineGame } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/polyminix";
import "./polyminix.css";
import ReplayBoard from "./ReplayBoard.svelte";
import Result from "./Result.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { describe, sound } from "./tell";

export default defineGame<View, AnyAction, AnyEvent>({ Table, Screen, ReplayBoard, Result, describe, sound });
