/** The solitaires: which positions may be taken, and why not the others (PM-110, PM-111). */

import type { View } from "@/generated/personimo";
import { formatList } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";

export function isAlone(view: View): boolean {
  return new Set(view.architects).size === 1;
}

/** “1st, 2nd …”: a position as words. */
export function positionWords(position: number): string {
  return t("personimo-page-position", { position: position + 1 });
}

/** What may be taken now, in a sentence; null where there is nothing to say. */
export function allowedWords(view: View): string | null {
  if (!isAlone(view) || view.next_row === null || view.phase !== "claim") return null;
  if (view.allowed.length === view.next_row.cards.length) return t("personimo-page-alone-any");
  return `${t("personimo-page-alone-allowed", { positions: formatList(view.allowed.map(positionWords), "disjunction") })} ${whyClosed(view)}`;
}

/** Why the other positions may not be taken. */
function whyClosed(view: View): string {
  const closed = (view.next_row?.claims ?? []).flatMap((_none, position) => (view.allowed.includes(position) ? [] : [position]));
  const positions = formatList(closed.map(positionWords));
  return t(`personimo-page-closed-all-${view.allowed_by}`, { last: positionWords(view.taken.at(-1) ?? 0), positions, count: closed.length });
}

/** Why a position may not be taken. */
export function closedWords(view: View, position: number): string | null {
  if (!isAlone(view) || view.next_row === null || view.allowed.includes(position)) return null;
  const last = view.taken.at(-1) ?? position;
  return t(`personimo-page-closed-${view.allowed_by}`, { last: positionWords(last), position: positionWords(position) });
}
