/** The sentence of anything that went wrong. */

import { Refusal } from "./api";
import { t } from "../i18n/translations.svelte";

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t("problem-unknown");
  if (error.problem.code === "unreachable") return t("problem-unreachable");
  return error.problem.text || t("problem-unknown");
}

/** Whether another try may help: the server has not refused, it has not been heard. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.problem.code === "unreachable";
}
