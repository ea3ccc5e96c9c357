/** Turns the frames of a replay into positions for boards, and into sentences. */

import type { AnyGameModule, Position, EventContext } from "@/games/types";
import type { ReplayStep, Replay } from "@/generated/messages";
import { t } from "../i18n/translations.svelte";

/** A costly move: its cost, its seat, and the better action. */
export interface Mistake {
  readonly cost: string;
  readonly seat: number;
  readonly better: unknown;
}

/** The position at a frame. After a step of one the board animates it; after a jump it does not. */
export function positionAt(replay: Replay, index: number, step: boolean): Position | null {
  const frame = replay.frames[index];
  if (frame === undefined) return null;
  return {
    gameId: replay.game_id,
    seq: frame.seq,
    since: step ? frame.seq - 1 : null,
    seat: null,
    view: frame.view,
    legal: [],
    events: step ? frame.events : [],
    waiting: {},
    mayTakeBack: false,
    outcome: index === replay.frames.length - 1 ? replay.outcome : null,
  };
}

/** What happened at a frame, in words. */
export function sentenceAt(replay: Replay, module: AnyGameModule, frame: ReplayStep): string {
  return sentencesAt(replay, module, frame).join(" ") || (frame.what === "start" ? t("replay-start") : t("replay-quiet"));
}

/** What happened at a frame, one thing after another: first what was done, then what came of it. */
export function sentencesAt(replay: Replay, module: AnyGameModule, frame: ReplayStep): readonly string[] {
  const context: EventContext = {
    view: frame.view,
    seats: replay.seats,
    mine: [],
    name: (seat) => replay.seats[seat]?.name ?? "",
    everything: true,
  };
  return frame.events.flatMap((event) => module.describeEvent(event, context) ?? []);
}
