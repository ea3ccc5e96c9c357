/** What the one who is looking is asked, by what is legal. */

import type { AnyAction, Fix, RowView, View } from "@/generated/personimo";

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

/** The cards a seat's architects stand on, in the order they will be placed; without the one in hand. */
export function cardsOf(view: View, seat: number | null): readonly string[] {
  const own = (row: RowView | null): readonly string[] =>
    (row?.cards ?? []).filter((card, position) => {
      const architect = row?.claims[position] ?? null;
      return architect !== null && view.architects[architect] === seat && card !== view.card;
    });
  return [...own(view.row), ...own(view.next_row)];
}
