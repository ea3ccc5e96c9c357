/** What the player is asked, derived from the legal actions. */

import type { AnyAction, Carry, Fix, RowView, View } from "@/generated/personimo";

export type Prompt = "place" | "discard" | "claim" | "settle" | "nothing";

const ORDER = [
  ["Place", "place"],
  ["Discard", "discard"],
  ["Claim", "claim"],
  ["Settle", "settle"],
] as const;

export function promptFor(legal: readonly AnyAction[]): Prompt {
  return ORDER.find(([type]) => legal.some((action) => action.type === type))?.[1] ?? "nothing";
}

/** The declarations that are legal: suits of open cards (PM-36), and the suit of their marks (PM-57). */
export function declarationsIn(legal: readonly AnyAction[]): readonly (Fix | Carry)[] {
  return legal.filter((action) => action.type === "Fix" || action.type === "Carry");
}

/** The cards a seat's architects stand on, in the order they will be placed; without the one in hand. */
export function claimedCards(view: View, seat: number | null): readonly string[] {
  const own = (row: RowView | null): readonly string[] =>
    (row?.cards ?? []).filter((card, position) => {
      const architect = row?.claims[position] ?? null;
      return architect !== null && view.architects[architect] === seat && card !== view.card;
    });
  return [...own(view.row), ...own(view.next_row)];
}
