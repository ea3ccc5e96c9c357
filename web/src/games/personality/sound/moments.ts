/** What each moment and each mood of an evening sounds like. */

import { rising, type Music, type Played, type Sound } from "@/shell/sound/sounds";
import type { Cue, Moment, Mood } from "../reveal/cues";

export const MOMENTS: Readonly<Record<Moment, readonly Sound[]>> = {
  "card-read": ["page"],
  "curtain-opens": ["curtain", "drum-roll"],
  "mask-turns": ["mask"],
  elected: ["elected"],
  unanimous: ["unanimous"],
  tied: ["tied"],
  nobody: ["nobody"],
  upheld: ["gavel"],
  overturned: ["overturned"],
  "card-given": ["given"],
  "bets-pay": ["coins"],
  "bets-cost": ["coins-lost"],
  "mask-hops": ["hop"],
  "mask-falls": ["fall"],
  "lands-on-pair": ["pair"],
  "lands-on-inversion": ["inversion"],
  "falls-back-to-gate": ["gate"],
  "reaches-insight": ["insight"],
  "curtain-rises": ["curtain"],
  "portrait-card": ["page"],
  "title-given": ["title"],
  winner: ["winner", "applause"],
};

export const MUSIC: Readonly<Record<Mood, Music | null>> = {
  silence: null,
  deciding: "music-deciding",
  suspense: "music-suspense",
  debate: "music-debate",
  finale: "music-finale",
  triumph: "music-triumph",
};

/** When the second sound of a moment begins: the drums after the curtain, the applause into the fanfare. */
const SECOND_MS: Partial<Record<Moment, number>> = { "curtain-opens": 450, winner: 1100 };
/** Moments whose sound rises while they follow each other. */
const RISING: readonly Moment[] = ["mask-turns", "mask-hops"];

/** The moments of a reveal: their sounds are loaded while the table still decides, since each must sound on time. */
export const REVEAL: readonly Sound[] = [
  ...new Set(
    (["curtain-opens", "mask-turns", "elected", "unanimous", "card-given", "bets-pay", "bets-cost", "mask-hops"] as const).flatMap((moment) => MOMENTS[moment]),
  ),
];

/** Moments whose words are read aloud; the first kind of them stops what is being read. */
export const READ: Partial<Record<Moment, "now" | "next">> = {
  "card-read": "now",
  elected: "now",
  unanimous: "now",
  tied: "now",
  nobody: "now",
  upheld: "now",
  overturned: "now",
  "lands-on-pair": "next",
  "lands-on-inversion": "next",
  "reaches-insight": "next",
  "curtain-rises": "now",
  "portrait-card": "next",
  "title-given": "next",
  winner: "next",
};

/** What a cue sounds like. */
export function soundsAt({ moment, step }: Pick<Cue, "moment" | "step">): readonly Played[] {
  const pitch = RISING.includes(moment) ? rising(step) : 0;
  return MOMENTS[moment].map((sound, index) => ({ sound, pitch, after: index * (SECOND_MS[moment] ?? 0) }));
}
