/** Values that this browser remembers from visit to visit. A browser that forbids it remembers nothing. */

/** The stored value; null if there is none. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forget everything that this page has stored in this browser. */
export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {
    // There is nothing to forget.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value still holds for this visit.
  }
}
