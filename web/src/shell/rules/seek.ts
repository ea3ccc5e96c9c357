/** Goes to the rule, section or variant that the address names. */

const SOUGHT = "sought";

/** Unfold what is sought, bring it into sight and mark it; also whenever the address changes. Gives what stops it. */
export function seekAddressed(node: HTMLElement): () => void {
  const seek = (): void => {
    for (const old of node.querySelectorAll(`.${SOUGHT}`)) old.classList.remove(SOUGHT);
    const found = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (found === null || !node.contains(found)) return;
    for (let one: Element | null = found; one !== null; one = one.parentElement) {
      if (one instanceof HTMLDetailsElement) one.open = true;
    }
    found.classList.add(SOUGHT);
    found.scrollIntoView();
  };
  addEventListener("hashchange", seek);
  seek();
  return () => removeEventListener("hashchange", seek);
}
