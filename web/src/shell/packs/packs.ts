/** Packs as files, and the addresses that lead from one page of them to another. */

import type { Spec } from "@/generated/messages";
import { pathOf } from "../app/router";

/** No pack is larger than this as a file, however it is written. */
const LARGEST_FILE = 1_000_000;
/** The group of those options of a game that say how a pack is played with. */
export const PACK_GROUP = "pack";

/** A game's options without those. */
export function withoutPack<Kind extends Spec>(spec: Kind): Kind {
  return { ...spec, options: spec.options.filter((option) => option.group !== PACK_GROUP) };
}

/** The address at which a shared pack can be read. */
export function linkOf(link: string, origin = location.origin): string {
  return origin + pathOf({ name: "pack", link });
}

/** The address of a game's packs, which leads back to a table. */
export function packsPath(game: string, code: string | null = null): string {
  return pathOf({ name: "packs", game }) + (code === null ? "" : `?${new URLSearchParams({ table: code }).toString()}`);
}

/** The address of the set-up with a pack chosen. */
export function setUpWithPack(game: string, id: string): string {
  return `${pathOf({ name: "new", game })}?${new URLSearchParams({ pack: id }).toString()}`;
}

/** The table that an address leads back to. */
export function tableAsked(search: string): string | null {
  return new URLSearchParams(search).get("table")?.match(/^[A-Z0-9]{4,12}$/)?.[0] ?? null;
}

export function saveFile(content: unknown, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name that every system takes. */
export function fileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{Mark}/gu, "").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "");
  return `${plain.toLowerCase() || "pack"}.json`;
}

/** What a file contains; null if that cannot be a pack. The server says what is wrong with it otherwise. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > LARGEST_FILE) return null;
  try {
    const read: unknown = JSON.parse(await file.text());
    return typeof read === "object" && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
