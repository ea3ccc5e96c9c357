/** Actions in words. */

import type { AnyAction, View } from "@/generated/personimo";
import { t } from "@/shell/i18n/translations.svelte";
import { currentDistrict } from "../board/builders";
import { groundOf } from "../board/geometry";
import { cardName, whereWords } from "./labels";

/** An action in a few words. */
export function describeAction(action: AnyAction, view: View, seat: number): string {
  switch (action.type) {
    case "Place": {
      const shown = groundOf(view.districts[currentDistrict(view, seat) ?? -1]);
      return whereWords(action.squares, shown.left, shown.top);
    }
    case "Claim":
      return cardName(view.next_row?.cards[action.position] ?? "");
    case "Select":
      return cardName(action.headquarters);
    default:
      return t("personimo-page-discard");
  }
}
