/**
 * Explanations of what is on a board.
 *
 * A board marks each thing that can be pointed at with `data-explain={explain("coin", { gain: 3 })}`. The sentence is the
 * message `<game>-explain-<topic>` of the game's words, and the game's module says which rule tells more.
 */

/** The topics that a game explains, each with the id of its rule. */
export type Explanations = Readonly<Record<string, string>>;
export type Particulars = Readonly<Record<string, string | number>>;

/** A function that writes the attribute for a topic of one game. */
export function explainer<Topics extends Explanations>(): (topic: keyof Topics & string, particulars?: Particulars) => string {
  return (topic, particulars) => {
    if (particulars === undefined) return topic;
    const pairs = Object.entries(particulars).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return `${topic}?${pairs.join("&")}`;
  };
}

const CONTROLS = "button, a, label, input, select, textarea, summary, [role=button], [data-acts]";

/** What explains the thing at an element: itself, or the nearest thing around it. */
export function explainedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-explain]") : null;
}

/** Whether a tap there does something, so that a tap cannot explain it. */
export function actsOnTap(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && !control.matches(":disabled");
}
