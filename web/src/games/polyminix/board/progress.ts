/** Progress in a race: in words, and by the figures in front of each player. */

import type { Placement, View } from "@/generated/polyminix";
import { t } from "@/shell/i18n/translations.svelte";
import { challengeOf, type Shown } from "../deck/deck";
import { durationText } from "../text/labels";

/** A player's progress: a share, the time it took, or that they gave up; empty while nobody races. */
export function progressText({ table, facts }: View, seat: number): string {
  const runner = table.runners[seat];
  if (table.phase !== "race" || runner === undefined || !table.players.includes(seat)) return "";
  if (runner.done_ms !== null) return `✓ ${durationText(runner.done_ms)}`;
  if (runner.gave_up) return t("polyminix-page-gave-up");
  return `${Math.round(100 * (facts.shares[seat] ?? 0))} %`;
}

export interface FigureProgress {
  readonly challenge: Shown;
  /** Whether it is the one being covered. */
  readonly present: boolean;
  /** How many of its squares are covered. */
  readonly squares: number;
  /** The pieces on it, if the viewer may see them. */
  readonly laid: readonly Placement[];
}

/** The figures before a player: their own covers, everybody's in a replay, otherwise only how many squares lie covered. */
export function figuresOf(view: View, seat: number): readonly FigureProgress[] {
  const { table, facts } = view;
  const part = table.runners[seat]?.part ?? 0;
  const covers = coversOf(view, seat);
  return (facts.challenges[seat] ?? []).flatMap((id, index) => {
    const challenge = challengeOf(id, view);
    if (challenge === null) return [];
    return [{ challenge, present: index === part, squares: facts.covered[seat]?.[index] ?? 0, laid: covers[index] ?? [] }];
  });
}

/** What a player has built on the empty board of game 2, if the viewer may see it. */
export function builtBy(view: View, seat: number): readonly Placement[] {
  return coversOf(view, seat).find((one) => one.length > 0) ?? [];
}

function coversOf(view: View, seat: number): readonly (readonly Placement[])[] {
  return view.boards[seat] ?? (seat === view.seat ? [...view.covered, view.laid] : []);
}
