/** How cards count at the current table, and how districts are shown: known to every drawing below a board. */

import { getContext, setContext } from "svelte";
import type { CardView, View } from "@/generated/personimo";
import { districtsOf } from "../board/builders";
import { isAlone } from "../market/solitaire";
import { faceOf, plainId } from "./faces";

export type Table = Pick<View, "cards" | "tokens">;

const KEY = Symbol("a table of Personimo");
const BASE_GAME: Table = { cards: {}, tokens: false };

export function setTable(table: () => Table): void {
  setContext(KEY, table);
}

/** The current table; that of the base game where a card is drawn on its own. */
export function useTable(): () => Table {
  return getContext<(() => Table) | undefined>(KEY) ?? (() => BASE_GAME);
}

/** How a card counts at a table: as in the base game, unless the view says otherwise. */
export function countingOf(card: string, table: Table = BASE_GAME): CardView {
  return table.cards[plainId(card)] ?? faceOf(card);
}

/** How much higher the page of a seat is than in the base game, in rem: lines of words, and the row that is foreseen. */
export function extraHeight(view: View, seat: number | null): number {
  const twoDistricts = seat !== null && districtsOf(view, seat).length > 1;
  const lines = [
    view.unclaimed !== null || view.series_game > 0 || isAlone(view),
    view.aside.length > 0 && view.foreseen.length === 0,
    view.teams.length > 0 || twoDistricts,
    twoDistricts,
  ].filter(Boolean).length;
  return lines * 1.5 + (view.titles.length > 0 ? 2 : 0) + (view.foreseen.length > 0 ? 5.5 : 0);
}
