/** The cards as the page draws them (PM-2 to PM-5). The server decides what a card may do. */

import type { CardKind, CardView, Suit } from "@/generated/personimo";
import { CARDS } from "@/generated/personimo-data";

/** A card, and how it counts in the base game. */
export interface Face extends CardView {
  readonly id: string;
  /** 1 to 10; null for Pawns, Courts and the Excuse. */
  readonly rank: number | null;
  /** From top to bottom. */
  readonly suits: readonly Suit[];
  readonly personality: boolean;
  readonly kind: CardKind;
}

export const FACES: readonly Face[] = CARDS;

const UNKNOWN: Face = { id: "", rank: null, suits: [], personality: false, kind: "excuse", marks: 0, scoring: [], at_once: 1 };

const BY_ID = new Map(FACES.map((face) => [face.id, face]));

/** A card's name without the star of the second copy (`chance-meeting*`). */
export function plainId(card: string): string {
  return card.replace(/\*+$/, "");
}

export function faceOf(card: string): Face {
  return BY_ID.get(plainId(card)) ?? { ...UNKNOWN, id: plainId(card) };
}

/** The Fluent message that names a card. */
export function nameId(card: string): string {
  return `personimo-card-${plainId(card)}`;
}

/** What is printed in the corner: A, 2 to 9, a crown (♛ is drawn), or nothing. */
export function rankSign(face: Face): string {
  if (face.rank === null) return "";
  return face.kind === "ace" ? "A" : face.kind === "crown" ? "♛" : String(face.rank);
}

export type Mark = "personality" | "attraction";

/** The signs of a card's marks: one for its personality, all others for attractions. */
export function markSigns(face: Face, count: number): readonly Mark[] {
  const signs: Mark[] = face.personality ? ["personality"] : [];
  while (signs.length < count) signs.push("attraction");
  return signs.slice(0, count);
}
