/** A result to send to friends: how long it took, and nothing about where pieces lie. */

import type { PublicState } from "@/generated/polyminix";
import { language, t } from "@/shell/i18n/translations.svelte";
import { challengeOf, numberOf } from "../deck/deck";
import { durationText } from "./labels";

const COLOURS = { green: "🟩", yellow: "🟨", red: "🟥" } as const;

export function shareText(table: PublicState): string {
  const day = table.options["day"];
  const title = typeof day === "string" ? t("polyminix-page-share-day", { day: dayWords(day) }) : t("polyminix-page-share-solo");
  const lines = table.results.map(({ challenges, finishes }) => {
    const id = challenges[0]?.[0] ?? "";
    const challenge = challengeOf(id, table.made);
    const number = numberOf(id);
    const finish = finishes[0];
    const done = finish?.ms !== null && finish?.ms !== undefined;
    const sign = challenge === null ? "🟦" : COLOURS[challenge.level];
    const hints = finish?.hints ?? 0;
    return `${sign}${number === null ? "" : ` ${t("polyminix-page-share-new", { number: String(number) })}`} ${done ? `✅ ${durationText(finish.ms)}` : "❌"}${hints > 0 ? ` 💡×${hints}` : ""}`;
  });
  return [title, ...lines].join("\n");
}

/** A day such as 2026-11-15, as one writes it. */
function dayWords(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
}
