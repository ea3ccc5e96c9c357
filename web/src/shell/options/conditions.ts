/** Checks the declared conditions between options, so that the form can say what conflicts before the server does. */

import type { OptionValue, Preset, Spec } from "@/generated/messages";

export type OptionChoices = Readonly<Record<string, OptionValue>>;
type Condition = Spec["conditions"][number];
type Pick = Condition["pick"];

/** A condition that would not hold. */
export interface Conflict {
  readonly condition: Condition;
  readonly seats: number;
}

export function defaultsOf(spec: Spec): OptionChoices {
  return Object.fromEntries(spec.options.map((option) => [option.name, option.default]));
}

function holds(pick: Pick, options: OptionChoices): boolean {
  return options[pick.option] === pick.value;
}

function isViolated(condition: Condition, seats: number, options: OptionChoices): boolean {
  if (!holds(condition.pick, options)) return false;
  switch (condition.type) {
    case "needs":
      return !holds(condition.other, options);
    case "excludes":
      return holds(condition.other, options);
    case "for-seats":
      return !condition.seats.includes(seats);
  }
}

/** Everything that does not go together in a choice. */
export function conflicts(spec: Spec, seats: number, chosen: OptionChoices): readonly Conflict[] {
  const options = { ...defaultsOf(spec), ...chosen };
  return spec.conditions.filter((condition) => isViolated(condition, seats, options)).map((condition) => ({ condition, seats }));
}

/** The conflict that a value of an option would cause; null if it causes none. */
export function conflictWith(spec: Spec, seats: number, chosen: OptionChoices, option: string, value: OptionValue): Conflict | null {
  const before = conflicts(spec, seats, chosen).map(({ condition }) => condition);
  const after = conflicts(spec, seats, { ...chosen, [option]: value });
  return after.find(({ condition }) => !before.includes(condition)) ?? null;
}

/** The choice of a preset: everything else is at its default again, and what a link has added is gone. */
export function presetOptions(spec: Spec, preset: Preset): OptionChoices {
  const texts = spec.extras.filter(({ kind }) => kind === "text").map(({ name }) => [name, ""]);
  return { ...defaultsOf(spec), ...Object.fromEntries(texts), ...preset.options };
}

/** The number of seats for a preset: the wanted one where it allows that, else the nearest. */
export function presetSeats(preset: Preset, wanted: number): number {
  if (preset.seats.length === 0 || preset.seats.includes(wanted)) return wanted;
  return [...preset.seats].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;
}

/** The preset that equals a choice, for that number of players; the most specific one, or null. */
export function presetOf(spec: Spec, seats: number, chosen: OptionChoices): Preset | null {
  const options = { ...defaultsOf(spec), ...chosen };
  const same = spec.presets.filter((preset) => {
    const wanted = presetOptions(spec, preset);
    const fits = preset.seats.length === 0 || preset.seats.includes(seats);
    return fits && spec.options.every(({ name }) => wanted[name] === options[name]);
  });
  return same.find((preset) => preset.seats.length > 0) ?? same[0] ?? null;
}

/** What differs from the usual game: options with their values, in the order they are declared. */
export function changedOptions(spec: Spec, chosen: OptionChoices): readonly (readonly [string, OptionValue])[] {
  return spec.options.flatMap(({ name, default: usual }) => {
    const value = chosen[name] ?? usual;
    return value === usual ? [] : [[name, value] as const];
  });
}

/** The presets one person plays alone. */
export function soloPresets(spec: Spec): readonly Preset[] {
  return spec.presets.filter((preset) => preset.seats.length === 1 && preset.seats[0] === 1);
}

/** A change with everything that it needs; only the change itself if even that leaves conflicts. */
export function withRequirements(spec: Spec, seats: number, chosen: OptionChoices, option: string, value: OptionValue): OptionChoices {
  const alone = { [option]: value };
  let change: OptionChoices = alone;
  for (const { condition } of conflicts(spec, seats, { ...chosen, ...change })) {
    if (condition.type === "needs" && condition.pick.option === option) {
      change = { ...change, [condition.other.option]: condition.other.value };
    }
  }
  return conflicts(spec, seats, { ...chosen, ...change }).length <= conflicts(spec, seats, chosen).length ? change : alone;
}

/** A way out of a conflict: other options, or another number of seats. */
export type Fix = { readonly type: "seats"; readonly seats: number } | { readonly type: "on" | "off"; readonly option: string; readonly value: OptionValue };

/** The ways out of a conflict that make no new one. */
export function fixesOf(spec: Spec, { condition, seats }: Conflict, chosen: OptionChoices): readonly Fix[] {
  const off = (pick: Pick): Fix => ({ type: "off", option: pick.option, value: pick.value });
  const found: Fix[] = [];
  if (condition.type === "for-seats") found.push({ type: "seats", seats: presetSeats({ name: "", options: {}, seats: condition.seats }, seats) });
  if (condition.type === "needs") found.push({ type: "on", option: condition.other.option, value: condition.other.value });
  if (condition.type === "excludes") found.push(off(condition.other));
  found.push(off(condition.pick));
  const before = conflicts(spec, seats, chosen).length;
  return found.filter((fix) => {
    const after = applied(spec, fix, seats, chosen);
    return conflicts(spec, after.seats, after.options).length < before;
  });
}

/** A choice after a fix. An option that is taken away is at its default again. */
export function applied(spec: Spec, fix: Fix, seats: number, chosen: OptionChoices): { readonly seats: number; readonly options: OptionChoices } {
  if (fix.type === "seats") return { seats: fix.seats, options: chosen };
  const usual = defaultsOf(spec)[fix.option] ?? fix.value;
  return { seats, options: { ...chosen, [fix.option]: fix.type === "on" ? fix.value : usual } };
}

/** Numbers as people write them: “2–5”, “4 or 6”, “3”. */
export function formatCounts(numbers: readonly number[], language: string): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length > 2 && numbers.length === most - least + 1) return `${least}–${most}`;
  return new Intl.ListFormat(language, { type: "disjunction" }).format([...numbers].sort((a, b) => a - b).map(String));
}
