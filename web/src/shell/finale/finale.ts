/**
 * The finale: the end of a game, shown step by step to everybody at the pace of the host. A game whose module has a
 * `finale` says how many steps it has; the table keeps which one is shown. After the last step comes the result.
 */

import type { AnyGameModule } from "@/games/types";
import type { TableView } from "@/generated/messages";
import type { TableState } from "../net/table-state";
import { hasLeft } from "../table/prompt";

/** How long a step is the host's, as on the server (`domain/together/finale.py`). */
export const PATIENCE_MS = 20_000;
/** Whoever comes so long after the end is shown the result: the finale was for those who played. */
const LATER_MS = 2 * 60 * 60 * 1000;

export interface FinaleProgress {
  /** The step that is shown, from 0 on; `steps` or more: all have been shown. */
  readonly step: number;
  readonly steps: number;
}

/** How far the finale of a game that is over has been shown; null for a game that has none. */
export function finaleOf(module: AnyGameModule | null, { table, news, positions }: TableState): FinaleProgress | null {
  const view = positions.values().next().value?.view;
  if (!module?.finale || table === null || news === null || news.outcome === null || view === undefined) return null;
  if (table.game_id !== news.game_id) return null;
  return { step: table.finale, steps: module.finale.steps(view, news.outcome) };
}

/** Whether steps of the finale are still to be shown, so that nothing may give the result away. */
export function isAhead(progress: FinaleProgress | null): boolean {
  return progress !== null && progress.step < progress.steps;
}

/** Whether a visitor has come too late for the finale: long after the last entry (`at_ms`) of a game they did not see end. */
export function isLater(news: TableState["news"], now: number): boolean {
  return news !== null && news.outcome !== null && news.since === null && now - news.at_ms > LATER_MS;
}

/** Who leads through the finale. */
export type Leader =
  /** This device. */
  | { readonly who: "me" }
  /** The host, by name. After a while everybody else may go on too. */
  | { readonly who: "host"; readonly name: string }
  /** Everybody, since the host is away. */
  | { readonly who: "all"; readonly away: string | null };

export function leaderOf(table: TableView): Leader {
  if (table.me?.host) return { who: "me" };
  const seat = table.seats.find(({ member }) => member !== null && member === table.host);
  if (table.host === null || seat === undefined || hasLeft(seat)) return { who: "all", away: null };
  return seat.away ? { who: "all", away: seat.name } : { who: "host", name: seat.name };
}
