/** The steps of the finale: a curtain for each player, from the last rank to the first, and then the winner's moment. */

import type { Outcome } from "@/generated/messages";
import type { Portrait, View } from "@/generated/personality";

/** How many cards are shown at a time. */
export const CARDS_AT_ONCE = 6;

export type Step =
  | {
      readonly is: "portrait";
      readonly portrait: Portrait;
      /** Which of the cards are shown, from `from` to before `to`. */
      readonly from: number;
      readonly to: number;
      /** The last cards of this player: the title is given. */
      readonly last: boolean;
    }
  | { readonly is: "winner"; readonly winners: readonly number[] }
  | { readonly is: "summary" };

/** All steps before the result. */
export function stepsOf(view: Pick<View, "portraits">, outcome: Pick<Outcome, "ranks">): readonly Step[] {
  const inOrder = view.portraits.toSorted((one, other) => rank(outcome, other) - rank(outcome, one) || one.seat - other.seat);
  return [...inOrder.flatMap(pagesOf), { is: "winner", winners: winnersOf(outcome) }];
}

/** The step of a number; after the last one, the summary. */
export function stepAt(view: Pick<View, "portraits">, outcome: Pick<Outcome, "ranks">, step: number): Step {
  return stepsOf(view, outcome)[step] ?? { is: "summary" };
}

export function winnersOf({ ranks }: Pick<Outcome, "ranks">): readonly number[] {
  return ranks.flatMap((one, seat) => (one === 1 ? [seat] : []));
}

/** The seats from the first rank to the last. */
export function seatsByRank({ ranks }: Pick<Outcome, "ranks">): readonly number[] {
  return ranks.map((_rank, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

/** The cards of a portrait in as few pages as they fit on, all about equally full. */
function pagesOf(portrait: Portrait): Step[] {
  const cards = portrait.traits.length;
  const pages = Math.max(1, Math.ceil(cards / CARDS_AT_ONCE));
  const start = (page: number): number => Math.ceil((cards * page) / pages);
  return Array.from({ length: pages }, (_none, page) => ({
    is: "portrait" as const,
    portrait,
    from: start(page),
    to: start(page + 1),
    last: page === pages - 1,
  }));
}

function rank({ ranks }: Pick<Outcome, "ranks">, { seat }: Portrait): number {
  return ranks[seat] ?? 0;
}
