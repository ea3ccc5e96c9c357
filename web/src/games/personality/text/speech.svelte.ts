/** Reads cards aloud with the browser's speech synthesis, if the player has switched it on. Stored on this device. */

import { recall, remember } from "@/shell/app/storage";
import { language } from "@/shell/i18n/translations.svelte";

const KEY = "salon-personality-aloud";
let on = $state(recall(KEY) === "1");

export const speech = {
  /** Whether this browser can speak at all. */
  get possible(): boolean {
    return "speechSynthesis" in globalThis;
  },
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    if (!wanted && speech.possible) speechSynthesis.cancel();
    remember(KEY, wanted ? "1" : "");
  },
};

/** Read a text aloud, and stop what is being read. */
export function speak(text: string): void {
  if (!on || !speech.possible || text === "") return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language() === "fr" ? "fr-FR" : "en-GB";
  words.rate = 0.92;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
