/** The script of a reveal: what is shown when, and which cues are told at that moment. The rules know how long it takes (PY-71). */

import { BRISK, SHOWING } from "@/generated/personality-data";
import type { Moment, Mood } from "./cues";
import { tallyOf, type Reveal } from "./reveal";

/**
 * What is on the stage: masks face down; masks turning one by one; the result; the card reaching its owner; the bets; the
 * masks hopping along the track; those that fall; a square that does something; and all of it over.
 */
export type Act = "closed" | "turning" | "result" | "given" | "paid" | "moving" | "falling" | "landing" | "done";

const ORDER: readonly Act[] = ["closed", "turning", "result", "given", "paid", "moving", "falling", "landing", "done"];

/** One picture of the scene. */
export interface Frame {
  readonly act: Act;
  /** How many ballots have been turned. */
  readonly turned: number;
  /** How many squares the masks have hopped. */
  readonly hop: number;
  /** Which landing is shown. */
  readonly landing: number;
}

export interface Told {
  readonly moment: Moment;
  readonly step: number;
}

export interface Step {
  /** Milliseconds after the scene has begun. */
  readonly at: number;
  readonly frame: Frame;
  readonly cues: readonly Told[];
  readonly mood?: Mood;
}

export const FIRST_FRAME: Frame = { act: "closed", turned: 0, hop: 0, landing: 0 };

/** Whether a frame has come to an act, or is past it. */
export function reached(frame: Frame, act: Act): boolean {
  return ORDER.indexOf(frame.act) >= ORDER.indexOf(act);
}

/** The frame in which everything has been shown. */
export function lastFrame(reveal: Reveal): Frame {
  return scriptOf(reveal).at(-1)?.frame ?? FIRST_FRAME;
}

/** The whole scene, step by step. */
export function scriptOf(reveal: Reveal): readonly Step[] {
  const steps: Step[] = [];
  let at = 0;
  let frame = FIRST_FRAME;
  const show = (change: Partial<Frame>, lasts: number, cues: readonly (Moment | Told)[] = [], mood?: Mood): void => {
    frame = { ...frame, ...change };
    const told = cues.map((one) => (typeof one === "string" ? { moment: one, step: 0 } : one));
    steps.push({ at, frame, cues: told, ...(mood === undefined ? {} : { mood }) });
    at += lasts;
  };
  const { ballots, moves, landings } = reveal;

  show({}, SHOWING.curtain, ["curtain-opens"], "suspense");
  ballots.forEach((_ballot, index) => {
    const last = index === ballots.length - 1 ? SHOWING.suspense : 0;
    const time = (ballots.length >= BRISK ? SHOWING.brisk_turn : SHOWING.turn) + last;
    show({ act: "turning", turned: index + 1 }, time, [{ moment: "mask-turns", step: index }]);
  });
  const moving = reveal.receiver !== null || moves.length > 0;
  show({ act: "result" }, moving ? SHOWING.result : SHOWING.only_result, [resultOf(reveal)], "silence");
  if (reveal.receiver !== null) show({ act: "given" }, SHOWING.given, ["card-given"]);
  const byVote = moves.filter((move) => move.why === "vote");
  if (byVote.length > 0) {
    const pays: Moment[] = byVote.some(({ start, end }) => end > start) ? ["bets-pay"] : [];
    const costs: Moment[] = byVote.some(({ start, end }) => end < start) ? ["bets-cost"] : [];
    show({ act: "paid" }, SHOWING.paid, [...pays, ...costs]);
    show({ act: "moving" }, SHOWING.lead);
    const hops = Math.max(...byVote.map(({ start, end }) => Math.abs(end - start)));
    for (let hop = 1; hop <= hops; hop += 1) show({ hop }, SHOWING.hop, [{ moment: "mask-hops", step: hop - 1 }]);
    at += SHOWING.settle;
  }
  if (moves.some(({ why }) => why !== "vote")) {
    const falls: Moment[] = moves.some(({ why }) => why === "pit") ? ["mask-falls"] : [];
    const back: Moment[] = moves.some(({ why }) => why === "gate") ? ["falls-back-to-gate"] : [];
    show({ act: "falling" }, SHOWING.fall, [...falls, ...back]);
  }
  landings.forEach(({ on }, landing) => show({ act: "landing", landing }, SHOWING.landing, [on === "insight" ? "reaches-insight" : `lands-on-${on}`]));
  show({ act: "done" }, 0);
  return steps;
}

/** Where the masks stand in a frame. */
export function squaresIn(reveal: Reveal, frame: Frame): readonly number[] {
  if (!reached(frame, "moving")) return reveal.before;
  if (reached(frame, "landing")) return reveal.after;
  const squares = [...reveal.before];
  for (const { seat, start, end, why } of reveal.moves) {
    if (why === "vote") squares[seat] = start + Math.sign(end - start) * Math.min(frame.hop, Math.abs(end - start));
    else if (why === "gate" && frame.act === "falling") squares[seat] = end;
  }
  return squares;
}

/** The seats whose masks are falling into the Pit in a frame. */
export function fallingIn(reveal: Reveal, frame: Frame): readonly number[] {
  return frame.act === "falling" ? reveal.moves.flatMap(({ seat, why }) => (why === "pit" ? [seat] : [])) : [];
}

/** How many votes each choice has in a frame. */
export function tallyIn(reveal: Reveal, frame: Frame): ReadonlyMap<number, number> {
  return tallyOf(reveal.ballots, frame.turned);
}

function resultOf({ ending }: Reveal): Moment {
  switch (ending.type) {
    case "elected":
      return ending.unanimous ? "unanimous" : "elected";
    case "judged":
      return ending.upheld ? "upheld" : "overturned";
    default:
      return ending.type;
  }
}
