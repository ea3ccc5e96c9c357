/** The texts of the rules: how to play, in each language, and the rules in full. */

import type { RulesText } from "../../../build/rules";
import type { Language } from "../i18n/translations.svelte";

const full = import.meta.glob<RulesText>("@docs/rules/*.md", { query: "?rules", import: "default" });
const short = import.meta.glob<RulesText>("@docs/play/*.md", { query: "?rules", import: "default" });

/** A section of a text: its title, and what stands below it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** The rules of a game in full, by rule id. They are in English. */
export async function fullRules(game: string): Promise<readonly Section[]> {
  return sectionsOf(await find(full, `/rules/${game}.md`), "full-");
}

/** How to play a game, in a page; in the language asked for if there is one. */
export async function howToPlay(game: string, language: Language): Promise<readonly Section[]> {
  return sectionsOf((await find(short, `/play/${game}.${language}.md`)) ?? (await find(short, `/play/${game}.en.md`)), "how-");
}

async function find(texts: Record<string, () => Promise<RulesText>>, ending: string): Promise<RulesText | null> {
  const path = Object.keys(texts).find((one) => one.endsWith(ending));
  return path === undefined ? null : ((await texts[path]?.()) ?? null);
}

/** The sections of a text, one after the other. The id of each begins with `prefix`. */
export function sectionsOf(text: RulesText | null, prefix = ""): readonly Section[] {
  if (text === null) return [];
  const bodies = text.html.split(/<h2 [^>]*>.*?<\/h2>/).slice(1);
  return text.sections.map(({ id, title }, place) => ({ id: prefix + id, title, html: (bodies[place] ?? "").trim() }));
}
