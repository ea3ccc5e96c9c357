/** Names of players, cards and squares, for labels and sentences. */

import type { SeatView } from "@/generated/messages";
import type { Board, Card, Language, View } from "@/generated/personality";
import { language, t } from "@/shell/i18n/translations.svelte";
import { squareKind } from "../board/track";

export function seatColour(seats: readonly SeatView[], seat: number): string {
  return seats[seat]?.colour ?? "";
}

/** The cards that a view shows. */
export type Faces = Pick<View, "faces">;

/** What a card says in the language of the page; null if it lacks that. */
function textHere(face: Card): string | null {
  const texts: Readonly<Partial<Record<string, string | null>>> = { en: face.en, fr: face.fr, it: face.it };
  return texts[language()] ?? null;
}

/** The language of a card that lacks that of the page: for `lang`. */
export function cardLanguage(view: Faces, card: string | null): Language | undefined {
  const face = card === null ? undefined : view.faces[card];
  if (face === undefined) return undefined;
  const told = face.only ?? (textHere(face) === null ? "en" : null);
  return told === null || told === language() ? undefined : told;
}

/** What a card says, in the language of the page if the card has it, else in English. */
export function cardText(view: Faces, card: string | null): string {
  const face = card === null ? undefined : view.faces[card];
  return face === undefined ? "" : (textHere(face) ?? face.en);
}

export function squareName(board: Board, square: number): string {
  const kind = squareKind(board, square);
  return kind === "plain" ? t("personality-square-plain", { square }) : t(`personality-square-${kind}`);
}

/** The persona of a bot; null for a person. */
export function personaOf(view: View, seats: readonly SeatView[], seat: number): string | null {
  return seats[seat]?.kind === "bot" ? (view.table.personas[seat] ?? null) : null;
}
