/** Options by their groups, in the order in which they are declared. */

import type { Option } from "@/generated/messages";

export function grouped(options: readonly Option[], shown: (option: Option) => boolean): readonly (readonly [string, readonly Option[]])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (shown(option)) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  return [...groups];
}
