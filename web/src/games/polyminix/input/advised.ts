/** The piece that a player is advised to lay now, as in a lesson. */

import type { Advice } from "@/generated/messages";
import type { AnyAction, Placement } from "@/generated/polyminix";

export function advisedPlacement(advice: readonly Advice[] | undefined): Placement | null {
  const action = advice?.[0]?.action as AnyAction | undefined;
  return action?.type === "Lay" ? action : null;
}
