/** Names of cards, suits and players, for labels and sentences. */

import type { Square, Suit } from "@/generated/personimo";
import { settings } from "@/shell/app/settings.svelte";
import { t } from "@/shell/i18n/translations.svelte";
import { nameId } from "../cards/faces";

export function cardName(card: string): string {
  return t(nameId(card));
}

export function suitName(suit: Suit): string {
  return t(`personimo-suit-${suit}`);
}

/** A suit's letter, for people who asked for letters on the blocks; else nothing. */
export function suitLetter(suit: Suit): string {
  return !settings.letters ? "" : t(`personimo-page-letter-${suit}`);
}

/** Where squares lie in a district, counted from its upper left corner: “columns 2–3, row 1”. */
export function whereWords(squares: readonly Square[], left: number, top: number): string {
  const columns = squares.map(([x]) => x - left + 1);
  const rows = squares.map(([, y]) => y - top + 1);
  return t("personimo-page-where", {
    columns: span(columns),
    rows: span(rows),
    wide: Number(new Set(columns).size > 1),
    tall: Number(new Set(rows).size > 1),
  });
}

function span(numbers: readonly number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? String(least) : `${least}–${most}`;
}
