/** Tells the cues that belong to no reveal: a card that is shown to be voted on, and what the room feels like meanwhile. */

import type { SeatView } from "@/generated/messages";
import type { Phase, View } from "@/generated/personality";
import { seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { cardText } from "../text/labels";
import { cue, type Mood } from "./cues";

/** The mood of a phase; null where the end sets its own. */
export function moodOf(phase: Phase): Mood | null {
  switch (phase) {
    case "debate":
      return "debate";
    case "give":
    case "answer":
    case "contest":
      return "suspense";
    case "over":
      return null;
    default:
      return "deciding";
  }
}

/** Tells each card once, when it is first shown. */
export class CardTeller {
  #told = "";

  /** The view as it is shown now. */
  show(view: View, seats: readonly SeatView[]): void {
    const { phase, round } = view.table;
    const shown = phase === "choose" ? `${round.number} ${round.card ?? "laid"}` : "";
    if (shown === this.#told) return;
    this.#told = shown;
    if (shown === "") return;
    const words = round.subject === null ? cardText(view, round.card) : t("personality-page-which-card", { name: seatName(seats, round.subject) });
    cue("card-read", { words });
  }
}
