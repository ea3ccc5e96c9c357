/** Turns a portrait of the game into the text of its picture. */

import type { SeatView } from "@/generated/messages";
import type { Kind, Portrait, Sighting, Understanding, View } from "@/generated/personality";
import { colourOf } from "@/shell/ui/colours";
import { formatList, seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import type { PortraitContent } from "./layout";
import { cardText, seatColour } from "../text/labels";
import { titleName, titleReason } from "../finale/words";
import type { Wearer } from "./drawing/masks";

const THEMES = 3;

export function portraitContent(portrait: Portrait, view: View, seats: readonly SeatView[]): PortraitContent {
  const name = seatName(seats, portrait.seat);
  const themes = Object.keys(portrait.tags).slice(0, THEMES);
  return {
    name,
    ...wearer(seats, portrait.seat),
    subtitle: t("personality-page-portrait-title"),
    title: titleName(portrait.title),
    reason: titleReason(portrait.title, seats),
    themes: themes.length === 0 ? "" : t("personality-page-themes", { themes: formatList(themes.map((tag) => t(`personality-tag-${tag}`))) }),
    kinds: Object.entries(portrait.kinds).map(([kind, count]) => ({
      kind: kind as Kind,
      words: `${t(`personality-kind-${kind}`)} × ${count}`,
    })),
    cards: portrait.traits.map((trait, index) => ({
      text: cardText(view, trait.card),
      kind: view.faces[trait.card]?.kind ?? "quirk",
      votes: trait.votes,
      voters: trait.voters,
      dots: dotsOf(portrait.sightings[index], seats),
    })),
    facts: factsOf(portrait, seats),
    legend: seats.map((_seat, seat) => ({ ...wearer(seats, seat), name: seatName(seats, seat) })),
    legendWords: t("personality-finale-legend"),
    nothing: t("personality-page-no-traits"),
    signature: `Salon · ${t("personality-name")}`,
  };
}

/** The colour of a player's mask, as the page shows it now. */
export function wearer(seats: readonly SeatView[], seat: number): Wearer {
  const colour = seatColour(seats, seat);
  const paint = getComputedStyle(document.documentElement).getPropertyValue(`--player-${colourOf(colour)}`).trim() || "#73510f";
  return { colour, paint };
}

/** A dot for each vote, by seat. */
function dotsOf(sighting: Sighting | undefined, seats: readonly SeatView[]): PortraitContent["cards"][number]["dots"] {
  const { seen_by: seen, missed_by: missed } = sighting ?? { seen_by: [], missed_by: [] };
  return [...seen, ...missed].toSorted((a, b) => a - b).map((seat) => ({ ...wearer(seats, seat), saw: seen.includes(seat) }));
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
  return [content.subtitle, content.name, content.title, content.reason, content.themes, ...cards, ...content.facts].filter((part) => part !== "").join(". ");
}
