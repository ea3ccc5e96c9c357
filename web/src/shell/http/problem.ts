/** Errors of requests, in words. */

import { ApiError } from "./api";
import { t } from "../i18n/translations.svelte";

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("problem-unknown");
  if (error.problem.code === "unreachable") return t("problem-unreachable");
  return error.problem.text || t("problem-unknown");
}

/** Whether another try may help: the server did not refuse, it could not be reached. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.problem.code === "unreachable";
}
