/** How the boards of Personimo mark what can be explained. */

import type { EXPLANATIONS } from "@/generated/personimo-data";
import { explainer } from "@/shell/explain/explain";

export const explain = explainer<typeof EXPLANATIONS>();
