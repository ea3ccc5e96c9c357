/** The variants of a game: their names, what they say, and which of them somebody looks for. */

import type { Spec, VariantCard } from "@/generated/messages";
import { t, tOrNull, language } from "../i18n/translations.svelte";
import { formatCounts } from "../options/conditions";
import { optionName, valueName } from "../options/labels";

export interface Variant extends VariantCard {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** For how many players, where it is not for all who can play together; empty otherwise. */
  readonly players: string;
}

export function variantsOf(game: string, cards: readonly VariantCard[], spec: Spec | null): readonly Variant[] {
  return cards.map((card) => ({
    ...card,
    id: `variant-${card.option}-${card.value}`,
    name: nameOf(game, card),
    about: aboutOf(game, card),
    players: playersOf(card, spec),
  }));
}

/** A switch and a number have the option's name, a choice that of its value. */
function nameOf(game: string, { option, value }: VariantCard): string {
  const ofValue = tOrNull(`${game}-variant-${option}-${value}`);
  if (ofValue !== null) return ofValue;
  return typeof value === "string" ? valueName(game, option, value) : optionName(game, option);
}

function aboutOf(game: string, { option, value }: VariantCard): string {
  const own = tOrNull(`${game}-variant-${option}-${value}-about`);
  return own ?? tOrNull(`${game}-option-${option}-about`) ?? "";
}

function playersOf({ option, value }: VariantCard, spec: Spec | null): string {
  for (const condition of spec?.conditions ?? []) {
    if (condition.type === "for-seats" && condition.pick.option === option && condition.pick.value === value) {
      const others = spec?.seats.filter((seats) => !condition.seats.includes(seats)) ?? [];
      if (others.every((seats) => seats === 1)) return "";
      return t("rules-variants-players", { players: formatCounts(condition.seats, language()), most: Math.max(...condition.seats) });
    }
  }
  return "";
}

/** Those of a group (null: of all) in which the wanted words stand: in the name, the sentence or the rule. */
export function found(variants: readonly Variant[], wanted: string, group: string | null): readonly Variant[] {
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return variants.filter((one) => {
    const said = `${one.name} ${one.about} ${one.rule ?? ""}`.toLocaleLowerCase();
    return (group === null || one.group === group) && words.every((word) => said.includes(word));
  });
}
