/** A pack of cards as it is written: what the editor changes, and what is handed out of it. The server checks it. */

import type { Card, Kind, Language, Tag } from "@/generated/personality";
import { CARD_LANGUAGES } from "@/generated/personality-data";

/** What a card says in each language; empty where it says nothing. */
type Texts = Readonly<Record<Language, string>>;

/** A card under the hands of its writer. */
export interface Draft extends Texts {
  /** Its key in the list, which stays while it is written. */
  readonly key: number;
  readonly kind: Kind;
  readonly tags: readonly Tag[];
  readonly family: boolean;
}

export interface PackDraft {
  readonly name: string;
  readonly cards: readonly Draft[];
}

/** A pack as the server and files have it. */
interface Written {
  readonly name?: unknown;
  readonly kind?: unknown;
  readonly cards?: unknown;
}

const FIRST = 3;
const USUAL: Kind = "habit";

export function blank(key: number): Draft {
  return { key, ...textsOf(() => ""), kind: USUAL, tags: [], family: true };
}

export function isBlank(card: Draft): boolean {
  return languagesOf(card).length === 0;
}

function textsOf(text: (language: Language) => string): Texts {
  return Object.fromEntries(CARD_LANGUAGES.map((language) => [language, text(language)])) as Record<Language, string>;
}

/** The languages in which something is written. */
function languagesOf(card: Texts): readonly Language[] {
  return CARD_LANGUAGES.filter((language) => card[language].trim() !== "");
}

/** The language to write in: that of the page, or English if cards do not have it. */
export function writingIn(page: string): Language {
  return CARD_LANGUAGES.find((language) => language === page) ?? "en";
}

/** A pack to be written on; a new one has a few empty cards. A file may contain anything: what has no place here is left out. */
export function draftOf(content: unknown): PackDraft {
  const { name, kind, cards }: Written = content !== null && typeof content === "object" ? content : {};
  const found: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const drafts = found.map((card, key) => cardOf(card, key, kind));
  return {
    name: typeof name === "string" ? name : "",
    cards: drafts.length > 0 ? drafts : Array.from({ length: FIRST }, (_none, key) => blank(key)),
  };
}

function cardOf(card: unknown, key: number, kind: unknown): Draft {
  const found: Partial<Record<keyof Card, unknown>> = card !== null && typeof card === "object" ? card : {};
  const { kind: own, tags, family } = found;
  return {
    key,
    ...textsOf((language) => {
      const text = found[language];
      return typeof text === "string" ? text : "";
    }),
    kind: (typeof own === "string" ? own : typeof kind === "string" ? kind : USUAL) as Kind,
    tags: Array.isArray(tags) ? (tags.filter((tag) => typeof tag === "string") as Tag[]) : [],
    family: family !== false,
  };
}

/** The pack as it is handed out, without the cards on which nothing is written yet. */
export function writtenOf({ name, cards }: PackDraft): unknown {
  return {
    name: name.trim(),
    cards: cards
      .filter((card) => !isBlank(card))
      .map((card) => ({
        ...Object.fromEntries(languagesOf(card).map((language) => [language, card[language].trim()])),
        kind: card.kind,
        ...(card.tags.length > 0 ? { tags: card.tags } : {}),
        ...(card.family ? {} : { family: card.family }),
      })),
  };
}

/** The place of each card in what is handed out, by its key. */
export function placesOf({ cards }: PackDraft): ReadonlyMap<number, number> {
  return new Map(cards.filter((card) => !isBlank(card)).map((card, place) => [card.key, place]));
}

/** A card as it will lie on the table: in English and French it says what is written, in whichever language that is. */
export function faceOf(card: Draft, writing: Language): Card {
  const { kind, tags, family, en, fr, it } = card;
  const [first, ...others] = languagesOf(card);
  const some = first === undefined ? "" : card[first];
  return {
    id: "",
    kind,
    en: en.trim() === "" ? some : en,
    fr: fr.trim() === "" ? some : fr,
    it: it.trim() === "" ? null : it,
    tags,
    family,
    only: first === undefined ? writing : others.length > 0 ? null : first,
  };
}
