/** Turns the frames of a replay into positions for boards, and into sentences. */

import type { AnyGameModule, Position, EventContext } from "@/games/types";
import type { Line, ReplayStep, Replay } from "@/generated/messages";
import { patched, type Patch } from "../http/patch";
import { t } from "../i18n/translations.svelte";

/** One position of a replay. */
export interface Frame extends Omit<ReplayStep, "patch"> {
  readonly view: unknown;
}

/** A replay with the whole view of each position. */
export interface Film extends Omit<Replay, "frames"> {
  readonly frames: readonly Frame[];
  /** The last entry of the game; a line of the coach is not over with the game's outcome. */
  readonly last: number | null;
}

/** The views of a replay, from what has changed between them. They share what has not changed. */
export function filmOf(replay: Replay): Film {
  let view: unknown = null;
  const frames = replay.frames.map(({ patch, ...step }) => {
    view = patched(view, patch as Patch);
    return { ...step, view };
  });
  return { ...replay, frames, last: frames.at(-1)?.seq ?? null };
}

/** A line of the coach: the position before a move, and how the game would have gone on from there. */
export function lineOf(film: Film, line: Line): Film | null {
  const before = film.frames.find((frame) => frame.seq === line.seq - 1);
  if (before === undefined) return null;
  let view = before.view;
  const frames = line.steps.map(({ patch, ...step }) => {
    view = patched(view, patch as Patch);
    return { ...step, view };
  });
  return { ...film, last: null, frames: [{ ...before, events: [] }, ...frames] };
}

/** A costly move: its cost, its seat, and the better action. */
export interface Mistake {
  readonly cost: string;
  readonly seat: number;
  readonly better: unknown;
}

/** The position at a frame. After a step of one the board animates it; after a jump it does not. */
export function positionAt(replay: Film, index: number, step: boolean): Position | null {
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
    outcome: frame.seq === replay.last ? replay.outcome : null,
  };
}

/** What happened at a frame, in words. */
export function sentenceAt(replay: Film, module: AnyGameModule, frame: Frame): string {
  return sentencesAt(replay, module, frame).join(" ") || quiet(frame);
}

/** An entry of which there is nothing to tell. Another game was played on from before a "play-on", with a seat for which
 * the hidden cards were dealt anew. */
function quiet(frame: Frame): string {
  if (frame.what === "play-on") return t(frame.seat === null ? "replay-played-on-same" : "replay-played-on");
  return t(frame.what === "start" ? "replay-start" : "replay-quiet");
}

/** What happened at a frame, one thing after another: first what was done, then what came of it. */
export function sentencesAt(replay: Film, module: AnyGameModule, frame: Frame): readonly string[] {
  const context: EventContext = {
    view: frame.view,
    seats: replay.seats,
    mine: [],
    name: (seat) => replay.seats[seat]?.name ?? "",
    everything: true,
  };
  return frame.events.flatMap((event) => module.describeEvent(event, context) ?? []);
}
