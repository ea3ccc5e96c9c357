/**
 * The games that have a page of their own: every folder here with an `index.ts`. Loaded when they are needed.
 * The shell's plain board shows all others.
 */

import type { Component } from "svelte";
import type { AnyGameModule } from "./types";

const modules = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "default" });

/** A game's part of the page, or the plain board for it. */
export async function loadGame(game: string): Promise<AnyGameModule> {
  const load = modules[`./${game}/index.ts`];
  return load === undefined ? (await import("@/shell/plain/module")).loadPlainGame(game) : load();
}

/** A game's drawing, or one that fits any game. */
export async function loadPreview(game: string): Promise<Component> {
  const { previews } = await import("./previews");
  return previews[`./${game}/Preview.svelte`] ?? (await import("../shell/plain/Preview.svelte")).default;
}
