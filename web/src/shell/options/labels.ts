/** Names of options, values and conditions in the language in use. */

import type { Option, OptionValue } from "@/generated/messages";
import { language, tOrNull, t } from "../i18n/translations.svelte";
import { formatCounts, type Conflict, type Fix } from "./conditions";

export function optionName(game: string, option: string): string {
  return tOrNull(`${game}-option-${option}`) ?? option;
}

export function valueName(game: string, option: string, value: OptionValue): string {
  const id = `${game}-option-${option}-${value}`;
  return tOrNull(id) ?? (typeof value === "boolean" ? t(value ? "yes" : "no") : String(value));
}

/** An option with its value, in short; a switch that is on by its name alone. */
export function choiceName(game: string, option: string, value: OptionValue): string {
  if (value === true) return optionName(game, option);
  if (value === false || typeof value === "number") return `${optionName(game, option)}: ${valueName(game, option, value)}`;
  return valueName(game, option, value);
}

/** A condition that does not hold, in a sentence. */
export function conflictWords(game: string, { condition }: Conflict): string {
  const pick = choiceName(game, condition.pick.option, condition.pick.value);
  if (condition.type === "for-seats") return seatsWords(pick, condition.seats);
  const other = choiceName(game, condition.other.option, condition.other.value);
  return t(condition.type === "needs" ? "options-need" : "options-exclude", { pick, other });
}

/** A way out of a conflict, in a few words. */
export function fixWords(game: string, fix: Fix): string {
  if (fix.type === "seats") return t("options-fix-seats", { seats: fix.seats });
  return t(`options-fix-${fix.type}`, { pick: choiceName(game, fix.option, fix.value) });
}

/** Why values of an option cannot be chosen, each reason once. A reason that bars all of them names the option instead. */
export function reasonsOf(game: string, option: Option, found: readonly Conflict[]): readonly string[] {
  const barred = new Map<string, { names: string[]; seats: readonly number[] }>();
  const sentences: string[] = [];
  for (const conflict of found) {
    const { condition } = conflict;
    if (condition.type === "for-seats" && condition.pick.option === option.name) {
      const together = barred.get(condition.seats.join()) ?? { names: [], seats: condition.seats };
      together.names.push(choiceName(game, option.name, condition.pick.value));
      barred.set(condition.seats.join(), together);
    } else {
      sentences.push(conflictWords(game, conflict));
    }
  }
  for (const { names, seats } of barred.values()) {
    const all = names.length > 1 && names.length === option.values.length - 1;
    sentences.push(seatsWords(all ? optionName(game, option.name) : new Intl.ListFormat(language()).format(names), seats));
  }
  // All values of a number are barred for the same reason: one sentence is enough.
  return [...new Set(typeof option.default === "number" ? sentences.slice(0, 1) : sentences)];
}

function seatsWords(pick: string, seats: readonly number[]): string {
  return t("options-for-seats", { pick, allowed: formatCounts(seats, language()), most: Math.max(...seats) });
}
