/** Formats names, lists and numbers in the language of the page. */

import type { SeatView } from "@/generated/messages";
import { language } from "./translations.svelte";

/** The name of a seat's player; the number of the seat if nobody has a name. */
export function seatName(seats: readonly SeatView[], seat: number): string {
  return seats[seat]?.name ?? String(seat + 1);
}

/** “a, b and c”, or “a, b or c”, in the language of the page. */
export function formatList(words: readonly string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type: kind }).format(words);
}

/** 3, −3: with a minus sign, which is longer than a hyphen. */
export function formatNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** +7, −2, +0: a gain or a move, always with its sign. */
export function formatSigned(number: number): string {
  return number < 0 ? formatNumber(number) : `+${number}`;
}

/** Minutes and seconds: 1:07. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The dialect in which a language is set and read aloud: English is British here, any other as most of its speakers have it. */
export function dialectOf(code: string): string {
  return code === "en" ? "en-GB" : `${code}-${new Intl.Locale(code).maximize().region ?? ""}`;
}

/** A day or a month, in the language of the page. */
export function formatDate(time: number, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dialectOf(language()), parts).format(time);
}

/** The words as they stand within a sentence, without a capital at the start. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase(language()) + words.slice(1);
}
