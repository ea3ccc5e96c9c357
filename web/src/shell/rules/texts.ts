/** The texts of the rules: how to play, in each language, and the rules in full. */

import type { RulesText } from "../../../build/rules";
import type { Language } from "../i18n/translations.svelte";

const full = import.meta.glob<RulesText>("@docs/rules/*.md", { query: "?rules", import: "default" });
const short = import.meta.glob<RulesText>("@docs/play/*.md", { query: "?rules", import: "default" });

/** The rules of a game in full, by rule id. They are in English. */
export async function fullRules(game: string): Promise<RulesText | null> {
  return find(full, `/rules/${game}.md`);
}

/** How to play a game, in a page; in the language asked for if there is one. */
export async function howToPlay(game: string, language: Language): Promise<RulesText | null> {
  return (await find(short, `/play/${game}.${language}.md`)) ?? find(short, `/play/${game}.en.md`);
}

async function find(texts: Record<string, () => Promise<RulesText>>, ending: string): Promise<RulesText | null> {
  const path = Object.keys(texts).find((one) => one.endsWith(ending));
  return path === undefined ? null : ((await texts[path]?.()) ?? null);
}
