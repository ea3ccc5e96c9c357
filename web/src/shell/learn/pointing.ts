/** Points at the part of a board that a step is about: an element with its name in `data-lesson`. */

export function pointAt(board: HTMLElement, name: string | null): () => void {
  const target = name === null ? null : board.querySelector<HTMLElement>(`[data-lesson~="${CSS.escape(name)}"]`);
  target?.toggleAttribute("data-pointed", true);
  target?.scrollIntoView({ block: "nearest" });
  return () => target?.toggleAttribute("data-pointed", false);
}
