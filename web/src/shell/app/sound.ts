/**
 * Whatever sounds on the page is asked for here. The player with its list of files is loaded with the first sound that is
 * to be heard; while sound is off, nothing is.
 */

import { untrack } from "svelte";
import { onSoundChoice, soundChoices } from "../sound/choices.svelte";
import type { Player } from "../sound/player";
import type { Manner, Music, Sound } from "../sound/sounds";

let player: Promise<Player> | null = null;
let music: Music | null = null;
let ducked = 0;

/** Play a sound, unless sound is off. A hidden page plays only the sound of a turn. */
export function play(sound: Sound, manner: Manner = {}): void {
  if (typeof AudioContext === "undefined" || !mayPlay() || (document.visibilityState === "hidden" && sound !== "turn")) return;
  const asked = performance.now();
  void thePlayer()?.then((found) => found.play(sound, manner, asked));
}

/** Load sounds that will be wanted soon, and find out whether the browser lets the page sound (`soundChoices.blocked`). */
export function prepare(sounds: readonly Sound[]): void {
  if (mayPlay()) void thePlayer()?.then((found) => found.prepare(sounds));
}

/** Play music from now on; null: none. Only a big screen has music. */
export function playMusic(wanted: Music | null): void {
  music = wanted;
  if (wanted === null ? player !== null : mayPlay()) void thePlayer()?.then((found) => found.music(music));
}

/** Make the music quieter while somebody speaks. The returned function, called once, lets it return. */
export function duckMusic(): () => void {
  ducked += 1;
  tellDucking();
  let over = false;
  return () => {
    if (over) return;
    over = true;
    ducked -= 1;
    tellDucking();
  };
}

function tellDucking(): void {
  void player?.then((found) => found.duck(ducked > 0));
}

// Untracked, so that switching sounds on does not repeat the last sound.
function mayPlay(): boolean {
  return untrack(() => {
    if (!soundChoices.on) return false;
    // A page that nobody has touched may not sound. A big screen tries all the same: some browsers trust a page they know.
    return soundChoices.place === "screen" || navigator.userActivation?.hasBeenActive !== false;
  });
}

function thePlayer(): Promise<Player> | null {
  if (typeof AudioContext === "undefined") return null;
  if (player === null) {
    player = import("../sound/player").then(({ newPlayer }) => newPlayer());
    player.catch(() => (player = null)); // to be tried again with the next sound
  }
  return player;
}

onSoundChoice(() => {
  if (player !== null) void player.then((found) => found.follow());
  if (music !== null) playMusic(music);
});
