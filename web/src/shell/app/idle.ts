/** Work that can wait: it is done in small pieces, each when the browser has painted and has nothing better to do. */

/** A browser that is never idle does the work after this many milliseconds. */
const LATEST_MS = 1000;
let last: Promise<void> = Promise.resolve();

/** Resolves when the browser is idle, one caller after another. */
export function whenIdle(): Promise<void> {
  last = last.then(() => new Promise((done) => idle(done)));
  return last;
}

/** Resolves when the next frame has been painted. A hidden page paints none: there it resolves at once. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

function idle(done: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(done, { timeout: LATEST_MS });
  else setTimeout(done, 50); // Safari
}
