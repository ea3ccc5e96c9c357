/** The sounds of the page. Each is a few tones from the Web Audio API. */

import { untrack } from "svelte";
import type { Sound } from "@/games/types";
import { settings } from "./settings.svelte";

interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  deal: [0, 0.05, 0.1].map((at) => tone(at, 210, 0.04, 0.05, "triangle")),
  claim: [tone(0, 392, 0.09, 0.07)],
  place: [tone(0, 150, 0.06, 0.16, "triangle"), tone(0.02, 320, 0.07, 0.06)],
  turn: [tone(0, 523, 0.14, 0.07), tone(0.12, 659, 0.22, 0.07)],
  refuse: [tone(0, 196, 0.12, 0.08, "triangle"), tone(0.1, 165, 0.16, 0.08, "triangle")],
  end: [392, 494, 587, 784].map((pitch, index) => tone(index * 0.13, pitch, 0.35, 0.07)),
};

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = "sine"): Tone {
  return { at, pitch, length, shape, loud };
}

let audio: AudioContext | null = null;

/** Play a sound, unless sounds are off (or the browser wants a tap first). A hidden page plays only the sound of a turn. */
export function play(sound: Sound): void {
  // Untracked, so that switching sounds on does not repeat the last sound.
  if (!untrack(() => settings.sound) || (document.visibilityState === "hidden" && sound !== "turn")) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    if (audio.state !== "running") return;
    for (const one of SOUNDS[sound]) playTone(audio, one);
  } catch {
    // The browser has no audio: play nothing.
  }
}

function playTone(context: AudioContext, { at, pitch, length, shape, loud }: Tone): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
