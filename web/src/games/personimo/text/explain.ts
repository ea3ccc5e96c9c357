/** How the boards of Personimo mark what can be explained. */

import type { NeighbourhoodView } from "@/generated/personimo";
import type { EXPLANATIONS } from "@/generated/personimo-data";
import { explainer } from "@/shell/explain/explain";

export const explain = explainer<typeof EXPLANATIONS>();

/** What a neighbourhood is worth, and why. */
export function neighbourhoodWords({ suit, squares, marks, points }: NeighbourhoodView): string {
  return points === 0 ? explain("idle", { suit }) : explain("neighbourhood", { suit, squares: squares.length, marks, points });
}
