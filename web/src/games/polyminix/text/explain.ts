/** How the boards of Polyminix mark what can be explained. */

import { EXPLANATIONS } from "@/generated/polyminix-data";
import { explainer } from "@/shell/explain/explain";

export { EXPLANATIONS };

export const explain = explainer(EXPLANATIONS);
