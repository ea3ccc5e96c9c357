/** A card as it is drawn on a plan. */

import type { Square, Suit } from "@/generated/personimo";

export interface DrawnCard {
  readonly card: string;
  readonly squares: readonly Square[];
  /** For each square the suits it may have, the likelier first. */
  readonly suits: readonly (readonly Suit[])[];
  readonly marks?: readonly number[];
  /** For each square how many of its suits it has at once. */
  readonly together?: readonly number[];
}
