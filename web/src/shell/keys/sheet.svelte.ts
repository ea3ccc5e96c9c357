/** The sheet of keys: whether it is open, and the keys of the page that is shown. */

/** Keys that do the same, and the message that says what. A key is a letter, or the end of a message `keys-<name>`. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly words: string;
}

let open = $state(false);
let page = $state.raw<readonly KeyHelp[]>([]);

export const keySheet = {
  get open(): boolean {
    return open;
  },
  get page(): readonly KeyHelp[] {
    return page;
  },
  show(): void {
    open = true;
  },
  close(): void {
    open = false;
  },
  /** Add the keys of a page while it is shown. */
  use(keys: readonly KeyHelp[]): () => void {
    page = keys;
    return () => (page = []);
  },
};

/** The key “?” opens the sheet, except where somebody is writing. */
export function onKey(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]")) return;
  event.preventDefault();
  open = !open;
}
