/**
 * Applies what has changed from one JSON value to the next. `src/salon/server/projection/patch.py` makes the patches.
 *
 * - `[value]`: the value is replaced.
 * - `[start, count, items]`: in an array, `count` items from `start` on are replaced by `items`.
 * - `{"name": patch, …}`: the named fields of an object, or the numbered items of an array, are patched. `0` in the place of
 *   a patch removes the field, or the item and all that follow.
 * - `{}`: nothing has changed.
 */
export type Patch = readonly [unknown] | readonly [number, number, readonly unknown[]] | { readonly [name: string]: Patch | 0 };

/** The value after a patch. What the patch leaves alone is shared with the value before, which is not changed. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0];
  if (isSplice(patch)) return (before as readonly unknown[]).toSpliced(patch[0], patch[1], ...patch[2]);
  const changes = Object.entries(patch);
  if (changes.length === 0) return before;
  return Array.isArray(before) ? patchedItems(before, changes) : patchedFields(before as Fields, changes);
}

type Fields = Readonly<Record<string, unknown>>;
type Changes = readonly (readonly [string, Patch | 0])[];

function isReplacement(patch: Patch): patch is readonly [unknown] {
  return Array.isArray(patch) && patch.length === 1;
}

function isSplice(patch: Patch): patch is readonly [number, number, readonly unknown[]] {
  return Array.isArray(patch);
}

function patchedFields(before: Fields, changes: Changes): Fields {
  const fields = new Map(Object.entries(before));
  for (const [name, change] of changes) {
    if (change === 0) fields.delete(name);
    else fields.set(name, patched(fields.get(name), change));
  }
  return Object.fromEntries(fields);
}

/** The keys of an object that are numbers are in their order. */
function patchedItems(before: readonly unknown[], changes: Changes): readonly unknown[] {
  const items = [...before];
  for (const [place, change] of changes) {
    if (change === 0) items.length = Number(place);
    else items[Number(place)] = patched(items[Number(place)], change);
  }
  return items;
}
