/** What a prompt is about. */

import type { View } from "@/generated/personality";

/** The card that is voted on now, or that a receiver thinks about; null where there is none. */
export function cardInPlay({ table, seat }: View): string | null {
  const bid = table.bid;
  switch (table.phase) {
    case "choose":
    case "debate":
    case "second":
      return table.round.card;
    case "contest":
      return bid === null ? null : (bid.gifts[bid.at ?? 0]?.card ?? null);
    case "answer":
      return bid?.gifts.find((gift) => gift.to === seat)?.card ?? null;
    default:
      return null;
  }
}

/** A key for the question that a seat is asked. A new key discards the draft of the last answer. */
export function promptKey(view: View): string {
  const { table, seat } = view;
  return [seat, table.round.number, table.phase, cardInPlay(view), table.bid?.at ?? ""].join(" ");
}
