/** The options that an address asks for: `/new/<game>?<option>=<value>`, as the rules pages link to. */

import type { OptionValue, Spec } from "@/generated/messages";
import { pathOf } from "../app/router";
import { conflicts, withRequirements, type OptionChoices } from "../options/conditions";
import { dateOf } from "./defaults";

/** The address of the set-up with an option chosen. */
export function setUpPath(game: string, option: string, value: OptionValue): string {
  return `${pathOf({ name: "new", game })}?${new URLSearchParams({ [option]: String(value) }).toString()}`;
}

export interface Asked {
  readonly options: OptionChoices;
  readonly seats: number;
}

/** What an address asks for, with everything that it needs, for the number of seats that fits best and is nearest to
 * the wanted one. What no option of the game has is ignored. */
export function askedOptions(spec: Spec, search: string, wanted: number): Asked {
  const tries = spec.seats.map((seats) => ({ seats, options: optionsFor(spec, search, seats) }));
  const cost = ({ seats, options }: Asked): number => 100 * conflicts(spec, seats, options).length + Math.abs(seats - wanted);
  return tries.sort((a, b) => cost(a) - cost(b) || b.seats - a.seats)[0] ?? { seats: wanted, options: {} };
}

function optionsFor(spec: Spec, search: string, seats: number): OptionChoices {
  let options: OptionChoices = {};
  for (const [name, text] of new URLSearchParams(search)) {
    const value = spec.options.find((one) => one.name === name)?.values.find((one) => String(one) === text);
    if (value !== undefined) options = { ...options, ...withRequirements(spec, seats, options, name, value) };
  }
  return { ...options, ...textsOf(spec, search) };
}

/** The texts of an address that the game itself reads, such as the challenge that a friend has played. */
function textsOf(spec: Spec, search: string): OptionChoices {
  const asked = new URLSearchParams(search);
  const texts = spec.extras.filter(({ kind, name }) => kind === "text" && asked.has(name));
  return Object.fromEntries(texts.map(({ name }) => [name, asked.get(name) ?? ""]));
}

/** A choice with today's date where it needs one that no form asks for, as the challenge of the day does. */
export function withToday(spec: Spec, options: OptionChoices, now = new Date()): OptionChoices {
  const dates = spec.extras.filter(({ kind, name, only_with }) => {
    const needed = only_with === null || options[only_with.option] === only_with.value;
    return kind === "date" && needed && !(name in options);
  });
  return { ...options, ...Object.fromEntries(dates.map(({ name }) => [name, dateOf(now)])) };
}
