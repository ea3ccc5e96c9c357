/**
 * Where the focus goes when what had it is gone: a button that has done its work, a page that has been left.
 *
 * Browsers let it fall to the body, from where a reader starts again at the top; here it goes to the main part of
 * what is shown instead.
 */
export function keepFocus(page: Node): void {
  let last: Node | null = null;
  document.addEventListener("focusin", ({ target }) => (last = target as Node));
  new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }).observe(page, { childList: true, subtree: true });
}
