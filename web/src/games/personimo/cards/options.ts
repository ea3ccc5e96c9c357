/** What the table's options change in how cards and districts are shown; known to every drawing below a board. */

import { getContext, setContext } from "svelte";
import type { OptionValue, Suit, View } from "@/generated/personimo";
import type { Face, Mark } from "./faces";

export type Options = Readonly<Record<string, OptionValue>>;

const KEY = Symbol("the options of a table of Personimo");

export function setOptions(options: () => Options): void {
  setContext(KEY, options);
}

/** The options of the current table; empty where a card is drawn on its own. */
export function useOptions(): () => Options {
  return getContext<(() => Options) | undefined>(KEY) ?? (() => ({}));
}

/** The marks of a card (PM-41), as Detraction (PM-58) and Lucky Nines (PM-59) make them. */
export function marksUnder(face: Face, options: Options): readonly Mark[] {
  const from = Number(options["attraction_from"] ?? 8);
  const lucky = options["lucky_nines"] === true && face.rank === 9;
  const attractions = lucky ? 2 : Number(face.rank !== null && face.rank >= from);
  return [
    ...(face.personality ? (["personality"] as const) : []),
    ...Array.from({ length: attractions }, () => "attraction" as const),
  ];
}

/** The suits in which a card's marks may lie once it is laid: of three suits it has but two (PM-42, PM-54, PM-57). */
export function carriersUnder(face: Face, options: Options): readonly Suit[] {
  if (options["paralysis"] === true) return face.suits;
  const spread = face.suits.length > 2 && lengthOf(options) > 1 && options["don_giovanni"] !== true;
  return face.suits.slice(spread ? 1 : -1);
}

/** How many squares a card covers (PM-30, PM-100). */
export function lengthOf(options: Options): number {
  return options["jacynimo"] === true ? 1 : 2;
}

/** How many suits a square of a card has at once: all in Jacynimo (PM-100), two of three with Don Giovanni (PM-55). */
export function suitsAtOnce(face: Face, options: Options): number {
  if (options["jacynimo"] === true) return Math.max(1, face.suits.length);
  return options["don_giovanni"] === true && face.suits.length === 3 ? 2 : 1;
}

/** How much higher the page is than in the base game, in rem: a line of words, or the row that is foreseen (PM-60). */
export function extraHeight(view: View): number {
  const lines = [
    view.options["crowd"] !== "no" || Number(view.options["tournament"] ?? 0) > 0 || new Set(view.architects).size === 1,
    view.aside.length > 0 && view.foreseen.length === 0,
    view.options["shared"] !== "no",
    view.options["shared"] === "between",
  ].filter(Boolean).length;
  return lines * 1.5 + (view.foreseen.length > 0 ? 5.5 : 0);
}
