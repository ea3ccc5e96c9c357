/** Names of players, cards and squares, for labels and sentences. */

import type { SeatView } from "@/generated/messages";
import type { Board, View } from "@/generated/personality";
import { language, t, type Language } from "@/shell/i18n/translations.svelte";
import { squareKind } from "../board/track";

export function seatColour(seats: readonly SeatView[], seat: number): string {
  return seats[seat]?.colour ?? "";
}

/** The cards that a view shows. */
export type Faces = Pick<View, "faces">;

/** The language of a card that is written in one alone, if that is not the language of the page: for `lang`. */
export function cardLanguage(view: Faces, card: string | null): Language | undefined {
  const only = card === null ? null : (view.faces[card]?.only ?? null);
  return only === null || only === language() ? undefined : only;
}

/** What a card says, in the language of the page if the card has it, else in English. */
export function cardText(view: Faces, card: string | null): string {
  const face = card === null ? undefined : view.faces[card];
  const texts: Partial<Record<Language, string>> = face ?? {};
  return texts[language()] ?? face?.en ?? "";
}

export function squareName(board: Board, square: number): string {
  const kind = squareKind(board, square);
  return kind === "plain" ? t("personality-square-plain", { square }) : t(`personality-square-${kind}`);
}

/** The persona of a bot; null for a person. */
export function personaOf(view: View, seats: readonly SeatView[], seat: number): string | null {
  return seats[seat]?.kind === "bot" ? (view.table.personas[seat] ?? null) : null;
}
