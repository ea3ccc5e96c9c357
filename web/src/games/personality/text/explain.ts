/** How the boards of Personality mark what can be explained. */

import { EXPLANATIONS } from "@/generated/personality-data";
import { explainer } from "@/shell/explain/explain";

export { EXPLANATIONS };

export const explain = explainer(EXPLANATIONS);
