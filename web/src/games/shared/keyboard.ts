/** Which keys a board may take for itself. */

/** Whether a modifier makes the key a command of the browser. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** The nearest element around a key press that matches a selector; null if there is none. */
export function closestTo(event: KeyboardEvent, selector: string): Element | null {
  return (event.target as Element | null)?.closest?.(selector) ?? null;
}
