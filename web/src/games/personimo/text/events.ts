/** What happened, and what lies there, in words: for the log, the big screen and those who do not see the board. */

import type { AnyEvent, DistrictView, Suit, View } from "@/generated/personimo";
import type { EventContext } from "@/games/types";
import { formatList } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { faceOf, plainId } from "../cards/faces";
import { countingOf, type Table } from "../cards/table";
import { cardName, suitName } from "./labels";

/** A card with all that counts: its name, rank, suits and marks. */
export function cardWords(card: string, table?: Table): string {
  const face = faceOf(card);
  const { marks, scoring } = countingOf(card, table);
  return t("personimo-page-card", {
    name: cardName(card),
    rank: face.rank ?? 0,
    suits: face.kind === "excuse" ? t("personimo-page-any-suit") : formatList(face.suits.map(suitName)),
    marks,
    suit: formatList(scoring.map(suitName), "disjunction"),
  });
}

/** The suits of a square: one name, “Moons or Knots” while it is open, “Moons and Knots” where it has both. */
export function suitsWords(suits: readonly Suit[], best: readonly Suit[]): string {
  if (suits.length <= best.length) return formatList(suits.map(suitName));
  if (best.length <= 1) return formatList(suits.map(suitName), "disjunction");
  return t("personimo-page-open-suits", { best: formatList(best.map(suitName)), all: formatList(suits.map(suitName)) });
}

/** A district in one sentence. */
export function districtWords(district: DistrictView, name: string): string {
  return t("personimo-page-district", {
    name,
    cards: district.placed.length,
    points: district.points,
    headquarters: cardName(district.headquarters),
  });
}

/** A card within a sentence: “the Mountain”. */
export function theCard(card: string): string {
  return t(`personimo-the-${plainId(card)}`);
}

/** A sentence for every fact of the game. */
export function describeEvent(event: AnyEvent, { view, name }: EventContext<View>): string | null {
  const owner = (architect: number): string => name(view.architects[architect] ?? architect);
  switch (event.type) {
    case "Dealt":
      return t("personimo-event-dealt", { turn: event.turn });
    case "Selected":
      return t("personimo-event-selected", { name: name(event.seat), card: theCard(event.headquarters) });
    case "Claimed":
      return t("personimo-event-claimed", { name: owner(event.architect), card: theCard(event.card) });
    case "Placed": {
      const gaps = { name: owner(event.architect), card: theCard(event.card) };
      if (event.gain < 0) return t("personimo-event-placed-loss", { ...gaps, loss: -event.gain });
      return t("personimo-event-placed", { ...gaps, gain: event.gain });
    }
    case "Discarded":
      return t("personimo-event-discarded", { name: owner(event.architect), card: theCard(event.card) });
    case "Fixed":
      return t("personimo-event-fixed", { name: name(event.seat), card: theCard(event.card) });
    case "Carried":
      return t("personimo-event-carried", { name: name(event.seat), card: theCard(event.card) });
    case "Proposed":
      return t("personimo-event-proposed", { name: owner(event.architect) });
    case "LeftOver":
      return t(event.kept ? "personimo-page-stays-over" : "personimo-page-left-over", {
        cards: formatList(event.cards.map(cardName)),
        count: event.cards.length,
      });
    case "Foreseen":
      return t("personimo-event-foreseen");
    case "Reshuffled":
      return t("personimo-event-reshuffled");
    case "BonusesDrawn":
      return t("personimo-page-bonuses-drawn", {
        bonuses: formatList(event.names.map((one) => t(`personimo-option-bonus_${one}`))),
      });
    case "Settled":
      return t("personimo-event-settled", { name: name(event.seat) });
    case "Ended":
      return t("personimo-event-ended");
    case "TakenBack":
      return t("personimo-event-taken-back", { name: name(event.seat) });
  }
}
