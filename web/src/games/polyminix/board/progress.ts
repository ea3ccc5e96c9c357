/** Progress in a race: in words, and by the figures in front of each player. */

import type { Placement, PublicState, View } from "@/generated/polyminix";
import { t } from "@/shell/i18n/translations.svelte";
import { areaOf, progressOf, sideOf, type Side } from "../deck/deck";
import { durationText } from "../text/labels";

/** A player's progress: a share, the time it took, or that they gave up; empty while nobody races. */
export function progressText(table: PublicState, seat: number): string {
  const runner = table.runners[seat];
  if (table.phase !== "race" || runner === undefined || !table.players.includes(seat)) return "";
  if (runner.done_ms !== null) return `✓ ${durationText(runner.done_ms)}`;
  if (runner.gave_up) return t("polyminix-page-gave-up");
  return `${Math.round(100 * progressOf(table, seat))} %`;
}

export function isOutOfRace(table: PublicState, seat: number): boolean {
  return !table.players.includes(seat) || (table.phase === "race" && table.runners[seat]?.gave_up === true);
}

export interface FigureProgress {
  readonly side: Side;
  /** Whether it is the one being covered. */
  readonly present: boolean;
  /** How many of its squares are covered. */
  readonly squares: number;
  /** The pieces on it, if the viewer may see them. */
  readonly laid: readonly Placement[];
}

/** The figures before a player: their own covers, everybody's in a replay, otherwise only how many squares lie covered. */
export function figuresOf(view: View, seat: number): readonly FigureProgress[] {
  const { table } = view;
  const part = table.runners[seat]?.part ?? 0;
  const covers = view.boards[seat] ?? (seat === view.seat ? [...view.covered, view.laid] : []);
  return (table.hands[seat] ?? []).flatMap((held, index) => {
    const side = held.side === null ? null : sideOf(held.card, held.side, table.made);
    if (side === null) return [];
    const squares = index < part ? areaOf(side) : index === part ? (table.runners[seat]?.squares ?? 0) : 0;
    return [{ side, present: index === part, squares, laid: covers[index] ?? [] }];
  });
}

/** What a player has built on the empty board of game 2, if the viewer may see it. */
export function builtBy(view: View, seat: number): readonly Placement[] {
  const covers = view.boards[seat] ?? (seat === view.seat ? [...view.covered, view.laid] : []);
  return covers.find((one) => one.length > 0) ?? [];
}
