/**
 * What the scenes of Personality show, told at the moment at which it is shown.
 *
 * Sounds, captions and the narrator listen here rather than to events, which arrive before anybody may know them. A scene
 * that is skipped tells no more cues. Cues come from the big screen and from phones alike: `Mood` is for music.
 */

/** The moments of an evening, in the order in which they can come. */
export type Moment =
  /** A card has been read and is shown to be voted on. */
  | "card-read"
  /** Everyone has locked in, and the curtain opens on masks that are still face down. */
  | "curtain-opens"
  /** One ballot is turned over; `step` counts them from 0. */
  | "mask-turns"
  /** The result of a vote. */
  | "elected"
  | "unanimous"
  | "tied"
  | "nobody"
  | "upheld"
  | "overturned"
  /** The card reaches its owner in the spotlight. */
  | "card-given"
  /** The bets of those who were right, and of those who were wrong. */
  | "bets-pay"
  | "bets-cost"
  /** A small mask jumps one square; `step` counts the squares of this move from 0. */
  | "mask-hops"
  | "mask-falls"
  | "lands-on-pair"
  | "lands-on-inversion"
  | "falls-back-to-gate"
  | "reaches-insight"
  /** The end: the curtain rises for a player, one card of the portrait is shown, the title, the winner. */
  | "curtain-rises"
  | "portrait-card"
  | "title-given"
  | "winner";

/** What the room feels like, for music: it lasts until the next one. */
export type Mood = "silence" | "deciding" | "suspense" | "debate" | "finale" | "triumph";

export interface Cue {
  readonly moment: Moment;
  /** A number that rises while similar things follow each other. */
  readonly step: number;
  /** What can be said about it in the language of the page, for a narrator or a caption; never a secret. */
  readonly words: string;
}

type Listener<Told> = (told: Told) => void;

const listeners = new Set<Listener<Cue>>();
const moodListeners = new Set<Listener<Mood>>();
let mood: Mood = "silence";

/** Tell that something is shown now. */
export function cue(moment: Moment, { step = 0, words = "" }: Partial<Omit<Cue, "moment">> = {}): void {
  for (const listener of listeners) listener({ moment, step, words });
}

/** Tell what the room feels like from now on. */
export function setMood(next: Mood): void {
  if (next === mood) return;
  mood = next;
  for (const listener of moodListeners) listener(mood);
}

/** Listen to all cues until the returned function is called. */
export function onCue(listener: Listener<Cue>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hear the present mood and each one that follows, until the returned function is called. */
export function onMood(listener: Listener<Mood>): () => void {
  moodListeners.add(listener);
  listener(mood);
  return () => moodListeners.delete(listener);
}
