/** The sentence of anything that went wrong. */

import { Refusal } from "./api";
import { t } from "./words.svelte";

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t("problem-unknown");
  if (error.problem.code === "unreachable") return t("problem-unreachable");
  return error.problem.text || t("problem-unknown");
}
