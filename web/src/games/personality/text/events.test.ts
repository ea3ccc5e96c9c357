/** Every fact of the game has a sentence in every language, and none has a hole in it. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyEvent, View } from "@/generated/personality";
import { loadTranslations, LANGUAGES, setLanguage } from "@/shell/i18n/translations.svelte";
import { describeEvent } from "./events";
import { cardLanguage, cardText } from "./labels";

const view = {
  faces: { a: { id: "a", kind: "quirk", en: "Sings.", fr: "Chante.", it: null, only: null, tags: [], family: true } },
  table: { polls: [], board: { squares: ["pit", "start", "plain", "pair", "gate", "insight"] } },
} as unknown as View;
const context = { view, seats: [], mine: [], name: (seat: number) => ["Ada", "Ben", "Cleo"][seat] ?? "?" };

const EVENTS: readonly AnyEvent[] = [
  ...(["again", "empty", "gate", "left-out", "lost", "pit"] as const).map((why) => ({ type: "Drew", seat: 0, count: 2, why, cards: [] }) as const),
  { type: "RoundBegan", number: 3, reader: 0, subject: null },
  { type: "RoundBegan", number: 3, reader: 0, subject: 1 },
  { type: "CardRead", seat: 0, card: "a" },
  { type: "CardsLaid", subject: 1, laid: ["a", null, null] },
  { type: "LockedIn", seat: 0 },
  { type: "Unlocked", seat: 0 },
  { type: "Skipped", seat: 0, phase: "choose" },
  { type: "Revealed", kind: "choose", ballots: [] },
  { type: "Elected", whom: 1, votes: 3, unanimous: false },
  { type: "Elected", whom: 1, votes: 3, unanimous: true },
  { type: "NobodyElected", second: false, cards: ["a"] },
  { type: "NobodyElected", second: true, cards: ["a"] },
  { type: "Tied", choices: [0, 1] },
  { type: "Argued", seat: 0, text: "" },
  { type: "Argued", seat: 0, text: "Soup." },
  { type: "TraitReceived", seat: 1, card: "a", how: "elected" },
  { type: "Moved", seat: 0, start: 0, end: 2, why: "vote" },
  { type: "Moved", seat: 0, start: -4, end: 0, why: "pit" },
  { type: "Moved", seat: 0, start: 4, end: 3, why: "gate" },
  { type: "LandedOnPair", seat: 0 },
  { type: "LandedOnInversion", seat: 0 },
  { type: "ReachedInsight", seat: 0 },
  { type: "Swapped", seat: 0, gave: null, drew: null },
  { type: "Paired", seat: 0, partner: 1 },
  { type: "Gave", seat: 0, card: "a", to: 1 },
  { type: "Answered", seat: 1, card: "a", contests: true },
  { type: "Answered", seat: 1, card: "a", contests: false },
  { type: "Judged", card: "a", receiver: 1, to: 2, upheld: false },
  { type: "Judged", card: "a", receiver: 1, to: 1, upheld: true },
  { type: "CardLeftOut", card: "a" },
  { type: "Won", seat: 0 },
  { type: "Ended", winners: [0], exhausted: false },
  { type: "Ended", winners: [0], exhausted: true },
  { type: "TakenBack", seat: 0 },
];

describe.each(LANGUAGES)("in %s", (code) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage(code);
    await loadTranslations("personality");
  });

  it.each(EVENTS)("$type is told", (event) => {
    const said = describeEvent(event, context);
    expect(said).toMatch(/\p{Letter}.*[.!?”»]$/u);
    expect(said).not.toMatch(/personality-|[{}]|\?\?/);
  });

  it("says nothing of the first deal, which everybody sees", () => {
    expect(describeEvent({ type: "Drew", seat: 0, count: 7, why: "deal", cards: [] }, context)).toBeNull();
  });

  it("shows a card in English, and says so, where the card lacks the language", () => {
    const own = { en: "Sings.", fr: "Chante." }[code as string];
    expect(cardText(view, "a")).toBe(own ?? "Sings.");
    expect(cardLanguage(view, "a")).toBe(own === undefined ? "en" : undefined);
  });
});
