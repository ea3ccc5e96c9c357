/** Values that this browser remembers from visit to visit. A browser that forbids it remembers nothing. */

/** The stored value; null if there is none. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value still holds for this visit.
  }
}
