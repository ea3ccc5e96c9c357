/** Points at the part of a board that a step is about: an element with its name in `data-lesson`. */

const GAP = 8;

/** Mark it, and bring it into sight below the words. Gives what takes the mark away. */
export function pointAt(board: HTMLElement, name: string | null, words: HTMLElement | undefined): () => void {
  const target = name === null ? null : board.querySelector<HTMLElement>(`[data-lesson~="${CSS.escape(name)}"]`);
  if (target === null) return () => undefined;
  target.toggleAttribute("data-pointed", true);
  const { top, bottom } = target.getBoundingClientRect();
  const covered = (words?.getBoundingClientRect().bottom ?? 0) + GAP;
  if (top < covered || bottom > innerHeight) scrollBy({ top: top - covered });
  return () => target.toggleAttribute("data-pointed", false);
}
