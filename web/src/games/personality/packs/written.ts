/** A pack of cards as it is written: what the editor changes, and what is handed out of it. The server checks it. */

import type { Card, Kind, Tag } from "@/generated/personality";
import type { Language } from "@/shell/i18n/translations.svelte";

/** A card under the hands of its writer. */
export interface Draft {
  /** Its key in the list, which stays while it is written. */
  readonly key: number;
  readonly en: string;
  readonly fr: string;
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
  return { key, en: "", fr: "", kind: USUAL, tags: [], family: true };
}

export function isBlank(card: Draft): boolean {
  return card.en.trim() === "" && card.fr.trim() === "";
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
  const { en, fr, kind: own, tags, family }: Partial<Record<keyof Card, unknown>> = card !== null && typeof card === "object" ? card : {};
  return {
    key,
    en: typeof en === "string" ? en : "",
    fr: typeof fr === "string" ? fr : "",
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
      .map(({ en, fr, kind, tags, family }) => ({
        ...(en.trim() === "" ? {} : { en: en.trim() }),
        ...(fr.trim() === "" ? {} : { fr: fr.trim() }),
        kind,
        ...(tags.length > 0 ? { tags } : {}),
        ...(family ? {} : { family }),
      })),
  };
}

/** The place of each card in what is handed out, by its key. */
export function placesOf({ cards }: PackDraft): ReadonlyMap<number, number> {
  return new Map(cards.filter((card) => !isBlank(card)).map((card, place) => [card.key, place]));
}

/** A card as it will lie on the table. */
export function faceOf({ en, fr, kind, tags, family }: Draft, writing: Language): Card {
  const only = en.trim() === "" ? "fr" : fr.trim() === "" ? "en" : null;
  const empty = en.trim() === "" && fr.trim() === "";
  return {
    id: "",
    kind,
    en: only === "fr" ? fr : en,
    fr: only === "en" ? en : fr,
    tags,
    family,
    only: empty ? writing : only,
  };
}
