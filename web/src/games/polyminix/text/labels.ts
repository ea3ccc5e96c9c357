/** Names and sentences of Polyminix. */

import type { Box, HintAnswer, Note, Task } from "@/generated/polyminix";
import { formatClock, formatList } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import type { Refusal } from "../input/optimistic-layout.svelte.ts";

export function boxWords(box: Box): string {
  switch (box.type) {
    case "must":
    case "without":
      return t(`polyminix-box-${box.type}`, { pieces: box.pieces.join(" ") });
    case "plus":
      return t("polyminix-box-plus", { pieces: box.pieces.join(" "), free: box.free });
    case "sizes":
      return t("polyminix-box-sizes", { sizes: box.sizes.join(" ") });
    case "anything":
      return t("polyminix-page-any-pieces");
  }
}

/** What a box asks for in a line. Its pieces are drawn beside it. */
export function boxLine(box: Box): string {
  switch (box.type) {
    case "plus":
      return t("polyminix-page-box-plus", { free: box.free });
    case "sizes":
      return t("polyminix-page-box-sizes", { sizes: formatList(box.sizes.map(String)) });
    default:
      return t(`polyminix-page-box-${box.type}`);
  }
}

export function taskWords(task: Task): string {
  const { type, ...numbers } = task;
  return t(`polyminix-task-${type}`, numbers);
}

/** The numbers of a test in a word or two, for a list of tests of one kind. */
export function taskShort(task: Task): string {
  const { type, ...numbers } = task;
  return t(`polyminix-page-short-${type}`, numbers);
}

export function noteWords(note: Note): string {
  return t(note.what, note.particulars);
}

export function refusalWords(piece: string, refusal: Refusal): string {
  return t(`refused-polyminix-${refusal.why}`, { piece, other: refusal.why === "overlaps" ? refusal.other : "" });
}

/** What the solver says (PX-31). */
export function hintWords(answer: HintAnswer): string {
  switch (answer.hint) {
    case "solvable":
      return t("polyminix-hint-answer-solvable", { answer: answer.solvable === null ? "unsure" : answer.solvable ? "yes" : "no" });
    case "wrong":
      return t("polyminix-hint-answer-wrong", { count: answer.wrong.length, pieces: answer.wrong.join(" ") });
    case "next":
      return t("polyminix-hint-answer-next", { piece: answer.next?.piece ?? "none" });
    case "count":
      if (answer.covers === null) return t("polyminix-page-uncounted");
      return t("polyminix-hint-answer-count", { covers: answer.covers, more: answer.or_more ? "yes" : "no" });
  }
}

/** Minutes and seconds: 1:07. */
export function clockTime(ms: number): string {
  return formatClock(Math.max(0, Math.floor(ms / 1000)));
}

/** How long something took, to the nearest second. */
export function durationText(ms: number): string {
  return clockTime(1000 * Math.round(ms / 1000));
}

/** Seconds as the log tells them. */
export function inSeconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
