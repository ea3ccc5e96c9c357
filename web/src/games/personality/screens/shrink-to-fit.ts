/** Scales an element down when it is taller than its parent. */
export function shrinkToFit(content: HTMLElement): () => void {
  const box = content.parentElement ?? content;
  function measure(): void {
    const { paddingTop, paddingBottom } = getComputedStyle(box);
    const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    content.style.scale = String(Math.min(1, room / content.offsetHeight));
  }
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  watcher.observe(content);
  return () => watcher.disconnect();
}
