/** The games this page can show: every folder here with an `index.ts`. Loaded when they are needed. */

import type { Component } from "svelte";
import type { AnyGameModule } from "./types";

const modules = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "default" });
const previews = import.meta.glob<Component>("./*/Preview.svelte", { import: "default" });

/** Whether this page can show the game. */
export function isShown(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** A game's part of the page. */
export async function loadGame(game: string): Promise<AnyGameModule> {
  const load = modules[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`this page has no game “${game}”`);
  return load();
}

/** A game's drawing, if it has one. */
export async function loadPreview(game: string): Promise<Component | null> {
  return (await previews[`./${game}/Preview.svelte`]?.()) ?? null;
}
