/** Expected points are means: one decimal, in the language's own writing. */

import { language } from "../words.svelte";

export function points(mean: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(mean);
}
