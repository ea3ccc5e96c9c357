/** Several things in one sentence. */

import { language } from "@/shell/words.svelte";

/** “a, b and c” in the language of the page. */
export function listed(words: readonly string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type: kind }).format(words);
}
