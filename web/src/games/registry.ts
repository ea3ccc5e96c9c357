/**
 * The games that have a page of their own: every folder here with an `index.ts`. Loaded when they are needed.
 * The shell's plain board shows all others.
 */

import type { Component } from "svelte";
import type { AnyGameModule, HowToPlayProps } from "./types";

const modules = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "default" });
const howToPlays = import.meta.glob<Component<HowToPlayProps>>("./*/HowToPlay.svelte", { import: "default" });
const previews = import.meta.glob<Component>("./*/Preview.svelte", { import: "default" });

/** A game's part of the page, or the plain board for it. */
export async function loadGame(game: string): Promise<AnyGameModule> {
  const load = modules[`./${game}/index.ts`];
  return load === undefined ? (await import("@/shell/plain/module")).loadPlainGame(game) : load();
}

/** A game's drawing, or one that fits any game. */
export async function loadPreview(game: string): Promise<Component> {
  return (await previews[`./${game}/Preview.svelte`]?.()) ?? (await import("../shell/plain/Preview.svelte")).default;
}

/** How a game is played, as a drawing for each of three steps; one that fits any game where it has none. */
export async function loadHowToPlay(game: string): Promise<Component<HowToPlayProps>> {
  return (await howToPlays[`./${game}/HowToPlay.svelte`]?.()) ?? (await import("../shell/screen/AnyGame.svelte")).default;
}
