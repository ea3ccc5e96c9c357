/** What options, values and conditions are called in the language in use. */

import type { OptionValue } from "@/generated/messages";
import { maybe, t } from "../words.svelte";
import { numbersOf, type Conflict } from "./conditions";

export function optionName(game: string, option: string): string {
  return maybe(`${game}-option-${option}`) ?? option;
}

export function valueName(game: string, option: string, value: OptionValue): string {
  const id = `${game}-option-${option}-${value}`;
  return maybe(id) ?? (typeof value === "boolean" ? t(value ? "yes" : "no") : String(value));
}

/** An option with its value, short: a switch by its own name. */
export function choiceName(game: string, option: string, value: OptionValue): string {
  if (value === true) return optionName(game, option);
  if (value === false || typeof value === "number") return `${optionName(game, option)}: ${valueName(game, option, value)}`;
  return valueName(game, option, value);
}

/** A condition that does not hold, in a sentence. */
export function conflictWords(game: string, { condition, seats }: Conflict): string {
  const pick = choiceName(game, condition.pick.option, condition.pick.value);
  if (condition.type === "for-seats") {
    return t("options-for-seats", { pick, seats, allowed: numbersOf(condition.seats) });
  }
  const other = choiceName(game, condition.other.option, condition.other.value);
  return t(condition.type === "needs" ? "options-need" : "options-exclude", { pick, other });
}
