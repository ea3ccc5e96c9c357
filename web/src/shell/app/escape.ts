/** Escape closes what was opened last, and nothing else: not what lies below it, and not the piece in somebody's hand. */

interface Opened {
  readonly close: () => void;
  /** The modal dialog that was open before it, if there was one. */
  readonly over: Element | null;
  /** Whether it may open by itself. Then it waits until all that somebody opened is closed. */
  readonly unasked: boolean;
}

const opened: Opened[] = [];

function topDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}

function onKey(event: KeyboardEvent): void {
  const last = opened.findLast(({ unasked }) => !unasked) ?? opened.at(-1);
  // A modal dialog that was opened later closes itself.
  if (event.key !== "Escape" || last === undefined || topDialog() !== last.over) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  last.close();
}

/** Close something with Escape, from now on. Gives what ends that. */
export function onEscape(close: () => void, { unasked = false } = {}): () => void {
  const entry = { close, over: topDialog(), unasked };
  if (opened.length === 0) addEventListener("keydown", onKey, { capture: true });
  opened.push(entry);
  return () => {
    opened.splice(opened.indexOf(entry), 1);
    if (opened.length === 0) removeEventListener("keydown", onKey, { capture: true });
  };
}
