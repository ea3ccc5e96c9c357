/** What the one who is looking is asked, by what is legal. */

import type { AnyAction, Fix } from "@/generated/personimo";

export type Asked = "place" | "discard" | "claim" | "settle" | "nothing";

const ORDER = [
  ["Place", "place"],
  ["Discard", "discard"],
  ["Claim", "claim"],
  ["Settle", "settle"],
] as const;

export function askedBy(legal: readonly AnyAction[]): Asked {
  return ORDER.find(([type]) => legal.some((action) => action.type === type))?.[1] ?? "nothing";
}

export function fixesIn(legal: readonly AnyAction[]): readonly Fix[] {
  return legal.filter((action) => action.type === "Fix");
}
