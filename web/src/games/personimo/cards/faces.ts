/** The cards as the page draws them (PM-2 to PM-5). The server decides what a card may do. */

import type { Suit } from "@/generated/personimo";

export interface Face {
  readonly id: string;
  /** 1 to 10; null for Pawns, Courts and the Excuse. */
  readonly rank: number | null;
  /** From top to bottom. */
  readonly suits: readonly Suit[];
  readonly personality: boolean;
  readonly kind: "number" | "ace" | "crown" | "pawn" | "court" | "excuse";
}

const LETTERS: Readonly<Record<string, Suit>> = {
  M: "moons",
  S: "suns",
  W: "waves",
  L: "leaves",
  Y: "wyrms",
  K: "knots",
};

const NUMBERS = `
1 ace-of-moons M, 1 ace-of-suns S, 1 ace-of-waves W, 1 ace-of-leaves L, 1 ace-of-wyrms Y, 1 ace-of-knots K,
2 author* MK, 2 desert SY, 2 origin WL, 3 journey MW, 3 painter* SK, 3 savage* LY,
4 mountain MS, 4 sailor* WL, 4 battle YK, 5 forest ML, 5 discovery SW, 5 soldier* YK,
6 lunatic* MW, 6 penitent* SY, 6 market LK, 7 chance-meeting ML, 7 castle SK, 7 cave WY,
8 diplomat* MS, 8 mill WL, 8 betrayal YK, 9 pact MS, 9 darkness WY, 9 merchant* LK,
10 huntress* M, 10 bard* S, 10 sea W, 10 end L, 10 calamity Y, 10 windfall K`;
const PAWNS = "harvest MSL, light-keeper* SWK, borderland WLY, watchman* MYK";
const COURTS = "consul* MWK, rite MLY, window SLK, island SWY";

function read(list: string, kind?: "pawn" | "court"): Face[] {
  return list.split(",").map((entry) => {
    const words = entry.trim().split(" ");
    const letters = words.at(-1) ?? "";
    const name = words.at(-2) ?? "";
    const rank = kind === undefined ? Number(words[0]) : null;
    return {
      id: name.replace("*", ""),
      rank,
      suits: [...letters].flatMap((letter) => LETTERS[letter] ?? []),
      personality: name.endsWith("*"),
      kind: kind ?? (rank === 1 ? "ace" : rank === 10 ? "crown" : "number"),
    };
  });
}

const EXCUSE: Face = { id: "excuse", rank: null, suits: [], personality: false, kind: "excuse" };

export const FACES: readonly Face[] = [...read(NUMBERS), ...read(PAWNS, "pawn"), ...read(COURTS, "court"), EXCUSE];

const BY_ID = new Map(FACES.map((face) => [face.id, face]));

/** A card's name without the star of the second copy (`chance-meeting*`). */
export function plainId(card: string): string {
  return card.replace(/\*+$/, "");
}

export function faceOf(card: string): Face {
  return BY_ID.get(plainId(card)) ?? { ...EXCUSE, id: plainId(card) };
}

/** The Fluent message that names a card. */
export function nameId(card: string): string {
  return `personimo-card-${plainId(card)}`;
}

/** What is printed in the corner: A, 2 to 9, a crown (♛ is drawn), or nothing. */
export function rankSign(face: Face): string {
  if (face.rank === null) return "";
  return face.rank === 1 ? "A" : face.rank === 10 ? "♛" : String(face.rank);
}

export type Mark = "personality" | "attraction";

/** The marks of a card in the base game; `count` marks where the table says otherwise (Lucky Nines). */
export function marksOf(face: Face, count?: number): readonly Mark[] {
  const attraction = face.rank !== null && face.rank >= 8;
  const usual = Number(face.personality) + Number(attraction);
  const marks: Mark[] = face.personality ? ["personality"] : [];
  while (marks.length < (count ?? usual)) marks.push("attraction");
  return marks.slice(0, count ?? usual);
}
