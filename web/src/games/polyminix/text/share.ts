/** A result to send to friends: what was to be covered and how, how long it took, and where to try it; no pieces. */

import type { Result, View } from "@/generated/polyminix";
import { pathOf } from "@/shell/app/router";
import { formatDate } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { boxesOf, challengeOf } from "../deck/deck";
import { drawnIn, pathTo } from "../draw/link";
import { boxWords, durationText, noteWords, taskWords } from "./labels";

const COLOURS = { green: "🟩", yellow: "🟨", red: "🟥" } as const;

export function shareText(view: View, origin = location.origin): string {
  const { table, facts } = view;
  const title = facts.day !== null ? t("polyminix-page-share-day", { day: dayWords(facts.day) }) : t("polyminix-page-share-solo");
  return [title, ...table.results.flatMap((result) => linesOf(result, view)), `${origin}${whereTo(view)}`].join("\n");
}

function linesOf({ challenges, finishes, test, task }: Result, view: View): readonly string[] {
  const id = challenges[0]?.[0] ?? null;
  const challenge = challengeOf(id, view);
  const number = view.facts.made.find((made) => made.challenge === id)?.number ?? null;
  const finish = finishes[0];
  const done = finish?.ms !== null && finish?.ms !== undefined;
  const hints = finish?.hints ?? 0;
  const sign = challenge === null ? "🟦" : COLOURS[challenge.level];
  const name = challenge === null ? (task === null ? "" : taskWords(task)) : noteWords(challenge.title);
  const told = number === null ? "" : ` ${t("polyminix-page-share-new", { number: String(number) })}`;
  const boxes = boxesOf(id, view);
  const asked = boxes === null || test === null ? [] : [boxWords(boxes[test])];
  return [`${sign} ${name}${told} ${done ? `✅ ${durationText(finish.ms)}` : "❌"}${hints > 0 ? ` 💡×${hints}` : ""}`, ...asked];
}

/** Where a friend can play the same: the challenge of the day, the figure that somebody has drawn, or the challenge with its test. */
function whereTo(view: View): string {
  const { table, facts } = view;
  const drawn = drawnIn(view);
  if (drawn !== null) return pathTo(drawn);
  const path = pathOf({ name: "new", game: "polyminix" });
  if (facts.day !== null) return facts.with_cards ? `${path}?solo=day` : path;
  const [result] = table.results;
  const id = result?.challenges[0]?.[0] ?? "";
  const inTheDeck = id !== "" && !table.made.some((one) => one.id === id);
  if (table.results.length !== 1 || !inTheDeck || result?.test == null) return path;
  return `${path}?${new URLSearchParams({ solo: "challenge", challenge: `${id} ${result.test}` }).toString()}`;
}

/** A day such as 2026-11-15, as one writes it. */
function dayWords(day: string): string {
  return formatDate(Date.parse(day), { dateStyle: "long", timeZone: "UTC" });
}
