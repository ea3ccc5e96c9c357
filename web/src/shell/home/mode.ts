/** How a table plays its game, in a few words. */

import type { GameInfo, TableCard } from "@/generated/messages";
import { t } from "../i18n/translations.svelte";

type Played = Pick<TableCard, "options" | "seats">;

/** The quick start, the ready-made game or the number of variants that a table plays; null for the usual game. */
export function modeOf(info: GameInfo, { options, seats }: Played): string | null {
  const game = info.spec.name;
  const fits = (wanted: Readonly<Record<string, unknown>>): boolean => Object.entries(wanted).every(([name, value]) => options[name] === value);
  const start = seats.length === 1 ? info.quick_starts.find((one) => fits(one.options)) : undefined;
  if (start !== undefined) return t(`${game}-start-${start.name}`);
  const changed = info.spec.options.filter(({ name, default: usual }) => name in options && options[name] !== usual);
  const preset = info.spec.presets.find(
    (one) => fits(one.options) && changed.every(({ name }) => name in one.options) && Object.keys(one.options).length > 0,
  );
  if (preset !== undefined) return t(`${game}-preset-${preset.name}`);
  return changed.length === 0 ? null : t("home-variants", { count: changed.length });
}
