/** The sentences of the finale. */

import type { SeatView } from "@/generated/messages";
import type { Sighting, Title } from "@/generated/personality";
import { formatList, seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";

export function titleName({ id }: Title): string {
  return t(`personality-title-${id}`);
}

/** What a title rests on, in one line. */
export function titleReason({ id, some, all, other }: Title, seats: readonly SeatView[]): string {
  return t(`personality-title-${id}-why`, { some, all, name: other === null ? "" : seatName(seats, other) });
}

/** Who saw a card coming, or who missed it: the shorter list of the two. */
export function sightingWords({ seen_by, missed_by }: Sighting, seats: readonly SeatView[]): string {
  const names = (some: readonly number[]): string => formatList(some.map((seat) => seatName(seats, seat)));
  if (seen_by.length + missed_by.length === 0) return t("personality-finale-gift");
  if (missed_by.length === 0) return t("personality-finale-all-saw");
  if (seen_by.length === 0) return t("personality-finale-none-saw");
  if (seen_by.length === 1) return t("personality-finale-only-seen", { names: names(seen_by) });
  if (missed_by.length <= seen_by.length) return t("personality-finale-missed", { names: names(missed_by) });
  return t("personality-finale-seen", { names: names(seen_by) });
}
