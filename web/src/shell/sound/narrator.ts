/** Reads texts aloud on a big screen with a voice of the device, in the language of the page, if somebody has asked for it. */

import { untrack } from "svelte";
import { duckMusic } from "../app/sound";
import { dialectOf } from "../i18n/format";
import { language } from "../i18n/translations.svelte";
import { onSoundChoice, soundChoices } from "./choices.svelte";

/** The languages whose voices are not wanted in the dialect with the most speakers. */
/** The same text again within this time is not read twice. */
const AGAIN_MS = 4000;

let before = { text: "", at: -Infinity };

/** Whether this browser can speak at all. */
export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

/** Whether this device has a voice for the language of the page. Voices may only be known a moment after the page has begun. */
export function hasVoice(): boolean {
  return canSpeak() && voiceFor(language(), speechSynthesis.getVoices()) !== null;
}

/** Read a text aloud after what is being read; with `now`, instead of it. */
export function narrate(text: string, { now = false } = {}): void {
  if (!isWanted() || !canSpeak() || text === "" || document.visibilityState === "hidden") return;
  if (text === before.text && performance.now() - before.at < AGAIN_MS) return;
  if (now) hush();
  before = { text, at: performance.now() };
  const voice = voiceFor(untrack(language), speechSynthesis.getVoices());
  if (voice === null) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = voice.lang;
  words.voice = voice;
  words.rate = 0.92;
  let release = (): void => undefined;
  words.onstart = () => (release = duckMusic());
  words.onend = words.onerror = () => release();
  speechSynthesis.speak(words);
}

function isWanted(): boolean {
  return untrack(() => soundChoices.narrator && soundChoices.on && soundChoices.place === "screen");
}

/** Stop reading. */
export function hush(): void {
  before = { text: "", at: -Infinity };
  if (canSpeak()) speechSynthesis.cancel();
}

/** The best voice for a language: of this device, since others send what they read to a server, and of the usual dialect. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">>(code: string, voices: readonly Voice[]): Voice | null {
  const spoken = voices.filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === code);
  const dialect = dialectOf(code);
  const rank = (voice: Voice): number => (voice.lang.replace("_", "-") === dialect ? 2 : 0) + (voice.default ? 1 : 0);
  return spoken.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

onSoundChoice(() => {
  if (!isWanted() && canSpeak() && speechSynthesis.speaking) hush();
});
