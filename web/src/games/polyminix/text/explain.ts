/** How the boards of Polyminix mark what can be explained. */

import type { EXPLANATIONS } from "@/generated/polyminix-data";
import { explainer } from "@/shell/explain/explain";

export const explain = explainer<typeof EXPLANATIONS>();
