/** Marks an element as tight while what it shows is taller than itself. What can be done without is hidden then. */
export function tightenToFit(box: HTMLElement): () => void {
  function measure(): void {
    box.classList.remove("tight");
    box.classList.toggle("tight", box.scrollHeight > box.clientHeight);
  }
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  // New cards, and fonts that arrive late.
  const changes = new MutationObserver(measure);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(measure);
  return () => {
    watcher.disconnect();
    changes.disconnect();
  };
}
