/** The visitor's tables on the home page: which are listed, in which order, and what is said of each. */

import type { TableCard } from "@/generated/messages";
import { formatList } from "../i18n/format";
import { language, t } from "../i18n/translations.svelte";

const MINUTE = 60_000;
/** How many tables are listed at which the game is over. */
const REPEATED = 2;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** Whether the game waits for this visitor. */
export function isMyTurn({ asked, mine, seats, status }: TableCard): boolean {
  return status === "playing" && (asked ?? []).some((seat) => mine.includes(seat) && seats[seat]?.stand_in !== true);
}

/**
 * The tables to go on with: where it is the visitor's turn, then running games, then lobbies, then the latest games to
 * repeat. Older ones are among the finished games.
 */
export function toGoOn(tables: readonly TableCard[]): readonly TableCard[] {
  const order = (table: TableCard): number => (isMyTurn(table) ? 0 : { playing: 1, lobby: 2, over: 3 }[table.status]);
  const sorted = [...tables].sort((a, b) => order(a) - order(b) || a.idle_ms - b.idle_ms);
  const over = sorted.filter(({ status }) => status === "over").slice(REPEATED);
  return sorted.filter((table) => !over.includes(table));
}

/** The tables as asked for anew, in the order in which they stand already: nothing moves under the finger. */
export function inOldOrder(fresh: readonly TableCard[], shown: readonly TableCard[]): readonly TableCard[] {
  const known = shown.flatMap(({ code }) => fresh.find((table) => table.code === code) ?? []);
  return [...known, ...fresh.filter(({ code }) => shown.every((table) => table.code !== code))];
}

/** Who else plays. */
export function company({ seats, mine }: TableCard): string {
  const others = seats.filter((seat, index) => seat.kind !== "open" && !mine.includes(index));
  const people = others.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const bots = others.length - people.length;
  if (others.length === 0) return seats.length === 1 ? t("home-alone") : "";
  const names = bots === 0 ? people : [...people, t("home-bots", { count: bots })];
  return t("home-with", { names: formatList(names) });
}

/** What the table waits for. */
export function situation(table: TableCard): string {
  const { status, seats, mine, asked } = table;
  if (status !== "playing") return t(`home-table-${status}`);
  if (isMyTurn(table)) return t("title-your-turn");
  if (mine.some((seat) => seats[seat]?.stand_in)) return t("home-stand-in");
  const names = (asked ?? []).map((seat) => seats[seat]?.name ?? "");
  return names.length === 0 ? t("home-running") : t("home-waits-for", { names: formatList(names) });
}

/** How long ago something happened: “3 minutes ago”. */
export function ago(idleMs: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of UNITS) if (idleMs >= length) return format.format(-Math.floor(idleMs / length), unit);
  return t("home-just-now");
}
