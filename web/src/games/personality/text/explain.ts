/** How the boards of Personality mark what can be explained. */

import type { EXPLANATIONS } from "@/generated/personality-data";
import { explainer } from "@/shell/explain/explain";

export const explain = explainer<typeof EXPLANATIONS>();
