/** Who has won, in one sentence. */

import type { Outcome, SeatView } from "@/generated/messages";
import { formatList } from "../i18n/format";
import { t } from "../i18n/translations.svelte";

export function headline(outcome: Outcome, seats: readonly SeatView[], mine: readonly number[]): string {
  const [verdict] = outcome.notes;
  if (outcome.ranks.length === 1 && verdict !== undefined) return t(verdict.what, verdict.particulars);
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = formatList(winners.map((seat) => seats[seat]?.name ?? ""));
  if (winners.length > 1) return t("result-shared", { names });
  const alone = mine.length === 1 && winners[0] === mine[0];
  return alone ? t("result-you-won") : t("result-won", { name: names });
}
