/** Who takes part in what the table is doing, and what each of them is doing. */

import type { SeatView } from "@/generated/messages";
import type { View } from "@/generated/personality";
import { formatList, seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";

/** `away`: asked, and not at the table now. */
export type Doing = "asked" | "away" | "ready" | "passed";

/** All seats that are asked, have answered or are passed over; the two of a pair together, since they cast one ballot. */
export function castOf({ table }: View): number[][] {
  const takesPart = (seat: number): boolean => [table.asked, table.answered, table.out].some((seats) => seats.includes(seat));
  const cast = table.squares.flatMap((_square, seat) => (takesPart(seat) ? [seat] : []));
  const voting = table.phase === "choose" || table.phase === "second";
  const pairs = voting ? table.round.pairs.filter((pair) => pair.every((seat) => cast.includes(seat) && !table.out.includes(seat))) : [];
  return cast.flatMap((seat) => {
    const pair = pairs.find((one) => one.includes(seat));
    if (pair === undefined) return [[seat]];
    return Math.min(...pair) === seat ? [[...pair]] : [];
  });
}

/** What a seat is doing, and in words. */
export function doing({ table }: View, seats: readonly SeatView[], seat: number): { readonly state: Doing; readonly words: string } {
  if (table.answered.includes(seat)) return { state: "ready", words: t("personality-page-ready") };
  if (!table.asked.includes(seat)) return { state: "passed", words: t("personality-page-passed-over") };
  const there = seats[seat];
  if (there?.kind === "person" && (there.away || there.member === null)) return { state: "away", words: t("lobby-away") };
  return { state: "asked", words: t(`personality-page-doing-${table.phase}`) };
}

/** Who voted for a choice before the debate, as a list of names. */
export function supportersOf({ table }: View, seats: readonly SeatView[], choice: number): string {
  return formatList(seats.flatMap((_seat, index) => (table.round.first?.[index]?.whom === choice ? [seatName(seats, index)] : [])));
}
