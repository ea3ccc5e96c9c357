/** What the player is asked, derived from the legal actions. */

import { actionKey } from "@/games/types";
import type { AnyAction, Carry, Claim, DistrictView, Fix, Place, RowView, Square, View } from "@/generated/personimo";

export type Prompt = "select" | "place" | "discard" | "claim" | "settle" | "nothing";

const ORDER = [
  ["Select", "select"],
  ["Place", "place"],
  ["Discard", "discard"],
  ["Claim", "claim"],
  ["Settle", "settle"],
] as const;

export function promptFor(legal: readonly AnyAction[]): Prompt {
  return ORDER.find(([type]) => legal.some((action) => action.type === type))?.[1] ?? "nothing";
}

/** A district as it would be with another card as its headquarters, while one is chosen (PM-110). */
export function tryHeadquarters(district: DistrictView | undefined, view: View, card: string | null): DistrictView | undefined {
  const candidate = view.candidates.find((one) => one.card === card);
  if (district === undefined || candidate === undefined) return district;
  const suits = candidate.supply.map((one) => one.suit);
  return {
    ...district,
    headquarters: candidate.card,
    squares: district.squares.map((square) => ({ ...square, card: candidate.card, suits, best: suits })),
  };
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

/** Whether an action is the one that has been proposed to the team (PM-68). */
export function isProposed(view: View, action: Place | Claim): boolean {
  return view.proposal !== null && actionKey(view.proposal) === actionKey(action);
}

/** The placement that has been proposed for a district. */
export function proposedPlace(view: View, district: number | null): { card: string; squares: readonly Square[] } | null {
  if (view.proposal?.type !== "Place" || view.card === null || district !== view.builds_in[view.acting ?? -1]) return null;
  return { card: view.card, squares: view.proposal.squares };
}
