/** Turns a portrait of the game into the text of its picture. */

import type { SeatView } from "@/generated/messages";
import type { Kind, Portrait, Understanding, View } from "@/generated/personality";
import { colourOf } from "@/shell/ui/colours";
import { formatList, seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import type { PortraitContent } from "./layout";
import { cardText, seatColour } from "../text/labels";

const THEMES = 3;

export function portraitContent(portrait: Portrait, view: View, seats: readonly SeatView[]): PortraitContent {
  const name = seatName(seats, portrait.seat);
  const colour = seatColour(seats, portrait.seat);
  const themes = Object.keys(portrait.tags).slice(0, THEMES);
  return {
    name,
    colour,
    paint: getComputedStyle(document.documentElement).getPropertyValue(`--player-${colourOf(colour)}`).trim() || "#73510f",
    title: t("personality-page-portrait-title"),
    themes: themes.length === 0 ? "" : t("personality-page-themes", { themes: formatList(themes.map((tag) => t(`personality-tag-${tag}`))) }),
    kinds: Object.entries(portrait.kinds).map(([kind, count]) => ({
      kind: kind as Kind,
      words: `${t(`personality-kind-${kind}`)} × ${count}`,
    })),
    cards: portrait.traits.map((trait) => ({
      text: cardText(view, trait.card),
      kind: view.faces[trait.card]?.kind ?? "quirk",
      votes: trait.votes,
      voters: trait.voters,
    })),
    facts: factsOf(portrait, seats),
    nothing: t("personality-page-no-traits"),
    signature: `Salon · ${t("personality-name")}`,
  };
}

/** The facts of a portrait: how sure the table was, how well this player reads others, and is read. */
export function factsOf(portrait: Portrait, seats: readonly SeatView[]): readonly string[] {
  const of = (readings: readonly Understanding[]): string => formatList(readings.map(({ seat }) => seatName(seats, seat)));
  const first = (readings: readonly Understanding[]): Understanding | undefined => readings[0];
  const facts: string[] = [];
  if (portrait.unanimous.length > 0) facts.push(t("personality-page-fact-unanimous", { cards: portrait.unanimous.length }));
  if (portrait.votes > 0) facts.push(t("personality-page-fact-majority", { hits: portrait.with_majority, votes: portrait.votes }));
  const by = first(portrait.understood_by);
  if (by !== undefined) facts.push(t("personality-page-fact-read-by", { names: of(portrait.understood_by), hits: by.hits, cards: by.cards }));
  const reads = first(portrait.understands);
  if (reads !== undefined) facts.push(t("personality-page-fact-reads", { names: of(portrait.understands), hits: reads.hits, cards: reads.cards }));
  const self = portrait.self_knowledge;
  if (self.cards > 0) facts.push(t("personality-page-fact-self", { hits: self.hits, cards: self.cards }));
  return facts;
}

/** The whole portrait in words, for those who do not see the picture. */
export function portraitText(content: PortraitContent): string {
  const cards = content.cards.map(({ text, votes, voters }) =>
    voters > 0 ? `${text} (${t("personality-page-votes-of", { votes, voters })})` : text,
  );
  return [content.title, content.name, content.themes, ...cards, ...content.facts].filter((part) => part !== "").join(". ");
}
