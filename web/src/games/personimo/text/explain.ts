/** How the boards of Personimo mark what can be explained. */

import { EXPLANATIONS } from "@/generated/personimo-data";
import { explainer } from "@/shell/explain/explain";

export { EXPLANATIONS };

export const explain = explainer(EXPLANATIONS);
