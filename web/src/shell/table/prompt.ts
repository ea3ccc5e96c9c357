/** Whose turn it is and what is asked of whom, in words. */

import type { Decision, SeatView } from "@/generated/messages";
import { formatList, lowerFirst } from "../i18n/format";
import { tOrNull, t } from "../i18n/translations.svelte";

export interface Prompt {
  /** The seats that the game waits for, in order; without those that have answered and may still change their answer. */
  readonly seats: readonly number[];
  /** The seat of this device that is asked, if one is. */
  readonly mine: number | null;
  readonly text: string;
}

interface Situation {
  readonly game: string;
  readonly waiting: Readonly<Record<string, Decision>>;
  readonly seats: readonly SeatView[];
  readonly mine: readonly number[];
  /** The seat that is being shown. */
  readonly shown: number | null;
}

export function promptFor({ game, waiting, seats, mine, shown }: Situation): Prompt {
  const all = Object.keys(waiting)
    .map(Number)
    .filter((seat) => !waiting[seat]?.answered)
    .sort((a, b) => a - b);
  const own = all.filter((seat) => mine.includes(seat));
  const me = shown !== null && own.includes(shown) ? shown : (own[0] ?? null);
  return { seats: all, mine: me, text: promptText({ game, waiting, seats, mine, shown }, all, me) };
}

/** So many names fit into a title. */
const FEW = 3;

/** Whether the person of a seat has left for good. Nobody waits for them. */
export function hasLeft(seat: SeatView | undefined): boolean {
  return seat?.kind === "person" && seat.member === null;
}

function promptText({ game, waiting, seats, mine }: Situation, all: readonly number[], me: number | null): string {
  const name = (seat: number): string => seats[seat]?.name ?? "";
  if (me !== null) {
    const what = tOrNull(`${game}-ask-${waiting[me]?.what}`) ?? tOrNull(`${game}-decision-${waiting[me]?.what}`) ?? t("table-ask");
    return mine.length > 1 ? t("table-ask-name", { name: name(me), what: lowerFirst(what) }) : t("table-ask-you", { what });
  }
  const there = all.filter((seat) => !hasLeft(seats[seat]));
  const [gone] = all;
  if (gone === undefined) return t("table-over");
  if (there.length === 0) return t(seats[gone]?.stand_in ? "table-asked-left-bot" : "table-asked-left", { name: name(gone) });
  return awaitedText({ game, waiting, seats, mine }, there);
}

/** What is asked of others who are at the table. */
function awaitedText({ game, waiting, seats, mine }: Omit<Situation, "shown">, all: readonly number[]): string {
  const name = (seat: number): string => seats[seat]?.name ?? "";
  const [first = 0] = all;
  if (all.length > 1) {
    const together = mine.length === 0 && all.length === seats.length ? tOrNull(`${game}-asked-all-${waiting[first]?.what}`) : null;
    return together ?? (all.length > FEW ? t("table-asked-count", { count: all.length }) : t("table-asked-many", { names: formatList(all.map(name)) }));
  }
  return tOrNull(`${game}-asked-${waiting[first]?.what}`, { name: name(first) }) ?? t("table-asked", { name: name(first) });
}
