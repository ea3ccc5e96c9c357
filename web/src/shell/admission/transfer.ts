/** Moving a seat to another device: the code in a link, and how long it still works. */

const MOVE = /^#move=([A-Za-z0-9]{1,32})$/;

/** The code in the fragment of a link that moves a seat; null if there is none. */
export function transferCodeIn(fragment: string): string | null {
  return MOVE.exec(fragment)?.[1] ?? null;
}

/** Milliseconds as minutes and seconds: “1:05”. */
export function minutesLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
