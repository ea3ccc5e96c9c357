/** The sounds of the page by name. `tools/sounds` makes them; `library/sounds.json` says what there is. */

import type listing from "./library/sounds.json";

type Name = keyof typeof listing;

/** A loop that says what the room feels like. */
export type Music = Extract<Name, `music-${string}`>;
/** A sound that is heard once. */
export type Sound = Exclude<Name, Music>;

/** How a sound is played this time. */
export interface Manner {
  /** Semitones higher, or lower. */
  readonly pitch?: number;
  /** A part of its loudness, from 0 to 1. */
  readonly volume?: number;
  /** Milliseconds from now. */
  readonly after?: number;
  /** It takes the place of whatever still sounds, as when one steps through a replay. */
  readonly alone?: boolean;
}

/** A sound and how it is played. */
export interface Played extends Manner {
  readonly sound: Sound;
}

/** The notes of D major without its half steps: steps that always sound well together. Semitones above the first. */
const SCALE = [0, 2, 4, 7, 9] as const;
const HIGHEST = 12;

/** How many semitones higher the sound of a step is, where things follow each other. */
export function rising(step: number): number {
  const octave = Math.floor(step / SCALE.length) * 12;
  return Math.min(HIGHEST, octave + (SCALE[step % SCALE.length] ?? 0));
}
