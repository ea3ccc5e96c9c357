/** A result to send to friends: how long it took, and nothing about where pieces lie. */

import type { View } from "@/generated/polyminix";
import { language, t } from "@/shell/i18n/translations.svelte";
import { challengeOf } from "../deck/deck";
import { durationText } from "./labels";

const COLOURS = { green: "🟩", yellow: "🟨", red: "🟥" } as const;

export function shareText(view: View): string {
  const { table, facts } = view;
  const title = facts.day !== null ? t("polyminix-page-share-day", { day: dayWords(facts.day) }) : t("polyminix-page-share-solo");
  const lines = table.results.map(({ challenges, finishes }) => {
    const id = challenges[0]?.[0];
    const challenge = challengeOf(id, view);
    const number = facts.made.find((made) => made.challenge === id)?.number ?? null;
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
