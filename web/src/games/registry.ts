/**
 * The games that have a page of their own: every folder here with an `index.ts`. Loaded when they are needed.
 * The shell's plain board shows all others.
 */

import type { Component } from "svelte";
import type { AnyGameModule, HowToPlayProps, PackEditorProps, PackGalleryProps, PictureProps } from "./types";

const modules = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "default" });

/** What the picture of a ready-made game gets: its name, and for how many players it is (empty: for any number). */
export interface PresetPictureProps {
  readonly preset: string;
  readonly seats: readonly number[];
}

const presetPictures = import.meta.glob<Component<PresetPictureProps>>("./*/PresetPicture.svelte", { import: "default" });
const pictures = import.meta.glob<Component<PictureProps>>("./*/rules/Picture.svelte", { import: "default" });
const howToPlays = import.meta.glob<Component<HowToPlayProps>>("./*/HowToPlay.svelte", { import: "default" });

const seatedBoards = import.meta.glob<Component>("./*/screens/SeatedBoard.svelte", { import: "default" });
const previews = import.meta.glob<Component>("./*/Preview.svelte", { import: "default" });
const packEditors = import.meta.glob<Component<PackEditorProps>>("./*/packs/Editor.svelte", { import: "default" });
const packGalleries = import.meta.glob<Component<PackGalleryProps>>("./*/packs/Gallery.svelte", { import: "default" });
const alonePages = import.meta.glob<Component>("./*/Alone.svelte", { import: "default" });

/** What a pack of a game is written with, and what shows one; null for a game without packs. */
export async function loadPackParts(game: string): Promise<{ readonly Editor: Component<PackEditorProps>; readonly Gallery: Component<PackGalleryProps> } | null> {
  const [Editor, Gallery] = await Promise.all([packEditors[`./${game}/packs/Editor.svelte`]?.(), packGalleries[`./${game}/packs/Gallery.svelte`]?.()]);
  return Editor === undefined || Gallery === undefined ? null : { Editor, Gallery };
}

/** Whether a game has a page for one player, with what they have achieved so far. */
export function hasAlonePage(game: string): boolean {
  return `./${game}/Alone.svelte` in alonePages;
}

/** A game's page for one player; null if it has none. */
export async function loadAlonePage(game: string): Promise<Component | null> {
  return (await alonePages[`./${game}/Alone.svelte`]?.()) ?? null;
}

/** A game's part of the page, or the plain board for it. `seated`: for somebody with a seat, whose board may be a file of its own. */
export async function loadGame(game: string, seated = false): Promise<AnyGameModule> {
  const load = modules[`./${game}/index.ts`];
  // Together with the rest: the board itself would ask for it only when it is shown.
  if (seated) void seatedBoards[`./${game}/screens/SeatedBoard.svelte`]?.().catch(() => undefined);
  return load === undefined ? (await import("@/shell/plain/module")).loadPlainGame(game) : load();
}

/** A game's drawing, or one that fits any game. */
export async function loadPreview(game: string): Promise<Component> {
  return (await previews[`./${game}/Preview.svelte`]?.()) ?? (await import("../shell/plain/Preview.svelte")).default;
}

/** The pictures of a game's ready-made games, or one that fits any game. */
export async function loadPresetPicture(game: string): Promise<Component<PresetPictureProps>> {
  return (await presetPictures[`./${game}/PresetPicture.svelte`]?.()) ?? (await import("../shell/options/PlainPicture.svelte")).default;
}

/** What draws the pictures of a game's rules: its own drawing, or its replay. */
export async function loadPicture(game: string): Promise<Component<PictureProps>> {
  return (await pictures[`./${game}/rules/Picture.svelte`]?.()) ?? (await import("../shell/rules/PlainPicture.svelte")).default;
}

/** How a game is played, as a drawing for each of three steps; one that fits any game where it has none. */
export async function loadHowToPlay(game: string): Promise<Component<HowToPlayProps>> {
  return (await howToPlays[`./${game}/HowToPlay.svelte`]?.()) ?? (await import("../shell/screen/AnyGame.svelte")).default;
}
