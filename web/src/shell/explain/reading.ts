/** Reads what a board says about its things (see `explain.ts`). */

import type { Particulars } from "./explain";

const NUMBER = /^-?\d+$/;

/** The topic and the particulars of an attribute. */
export function readExplain(attribute: string): { readonly topic: string; readonly particulars: Particulars } {
  const [topic = "", pairs = ""] = attribute.split("?", 2);
  const particulars: Record<string, string | number> = {};
  for (const pair of pairs === "" ? [] : pairs.split("&")) {
    const [key = "", value = ""] = pair.split("=", 2);
    const text = decodeURIComponent(value);
    particulars[key] = NUMBER.test(text) ? Number(text) : text;
  }
  return { topic, particulars };
}

/** Whether holding a finger on it does something of its own. */
export function actsOnHold(element: Element): boolean {
  return element.closest("[data-holds]") !== null;
}

/** All things to explain below an element that can be seen, each kind once. */
export function explainedWithin(root: ParentNode): readonly Element[] {
  const kinds = new Map<string, Element>();
  for (const element of root.querySelectorAll("[data-explain]")) {
    const kind = element.getAttribute("data-explain") ?? "";
    if (kind !== "" && !kinds.has(kind) && element.checkVisibility() && element.closest("[inert]") === null && isOnPage(element)) kinds.set(kind, element);
  }
  return [...kinds.values()];
}

function isOnPage(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
