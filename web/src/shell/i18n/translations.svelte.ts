/**
 * The translations of the page, from the Fluent files that Python uses too.
 *
 * Only the language in use is loaded, and of it only the parts that are needed: at the start `shell`, with what the home
 * page says of each game; a game's part when the game is shown, `<game>/<topic>` when it is asked for. The words of a game that this page was built without come
 * from the server. `t` reads reactive state: a component that calls it updates when the language changes.
 */

import { LANGUAGES } from "@/generated/shell-data";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import words from "virtual:words";
import { recall, remember } from "../app/storage";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type MessageArguments = Readonly<Record<string, FluentVariable>>;

/** Matches the hyphen before a negative number, but not those of PM-33 and 2026-11-15. */
const HYPHEN_FOR_MINUS = /(?<![\p{L}\d-])-(?=\d)/gu;
const STORAGE_KEY = "salon-language";
const SHELL = "shell";
/** What the shell says elsewhere than on the first screens. */
const LATER = "later";
/** What has been loaded and parsed, by address. */
const parsed = new Map<string, Promise<FluentResource>>();
const domains = new Set<string>();
/** The games of which this page has words. */
const games = new Set<string>();
let last: Promise<void> = Promise.resolve();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

/** The language in use. */
export function language(): Language {
  return current;
}

/** A message in the language in use; its id if there is no such message, and nothing while it may still come. */
export function t(id: string, args?: MessageArguments): string {
  const text = format(bundle, id, args);
  if (text !== null || bundle === null || domains.has(LATER) || games.has(id.split("-")[0] ?? "")) return text ?? id;
  void loadTranslations(LATER).catch(() => undefined);
  return "";
}

/** Something that is not on a first screen, when its words are there, too. */
export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, loadTranslations(LATER)]);
  return loaded;
}

/** A message in the language in use; null if there is no such message. */
export function tOrNull(id: string, args?: MessageArguments): string | null {
  return format(bundle, id, args);
}

function format(words: FluentBundle | null, id: string, args?: MessageArguments): string | null {
  const pattern = words?.getMessage(id)?.value;
  if (!words || pattern === undefined || pattern === null) return null;
  return words.formatPattern(pattern, args ?? null, []).replace(HYPHEN_FOR_MINUS, "−");
}

/** Change the language. It takes effect once its translations are loaded. */
export async function setLanguage(wanted: Language): Promise<void> {
  await inTurn(async () => {
    bundle = await load(wanted, [...domains]);
    current = wanted;
    document.documentElement.lang = wanted;
    remember(STORAGE_KEY, wanted);
  });
}

/** Load a part of the translations (such as a game's), now and for every language chosen later. */
export async function loadTranslations(part: string): Promise<void> {
  if (domains.has(part)) return;
  void resourceOf(current, part).catch(() => undefined); // all parts load at once, whatever they have to wait for then
  await inTurn(async () => {
    if (domains.has(part)) return;
    bundle = await load(current, [...domains, part]);
    domains.add(part);
  });
}

/** Run changes one after another: none may undo what the one before has loaded. */
async function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = last.then(change);
  last = turn.catch(() => undefined);
  await turn;
}

/** Load the first translations: in the stored language, else in one that the browser prefers. */
export async function startTranslations(): Promise<void> {
  domains.add(SHELL);
  await setLanguage(firstLanguage(recall(STORAGE_KEY), navigator.languages));
}

/** The language to start with. */
export function firstLanguage(kept: string | null, asked: readonly string[]): Language {
  const known = (tag: string): Language | undefined => LANGUAGES.find((code) => tag.toLowerCase().split("-")[0] === code);
  return [...(kept === null ? [] : [kept]), ...asked].map(known).find((code) => code !== undefined) ?? "en";
}

/** The words of a game that this page was built without. */
async function fetchTranslations(code: Language, game: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${code}`);
  if (!response.ok) throw new Error(`there are no words for ${game}`);
  return response.text();
}

function resource(address: string, read: () => Promise<string>): Promise<FluentResource> {
  const known = parsed.get(address);
  if (known !== undefined) return known;
  const reading = read().then((text) => new FluentResource(text));
  parsed.set(address, reading);
  reading.catch(() => parsed.delete(address)); // to be tried again
  return reading;
}

/** A part of the translations: the page's own (see `web/build/words.ts`), or those of a game from the server. */
async function resourceOf(code: Language, part: string): Promise<FluentResource | null> {
  const own = await words[code]?.();
  for (const name of Object.keys(own?.parts ?? {})) if (name.includes("/")) games.add(name.split("/")[0] ?? "");
  if (part === SHELL) return resource(`${part} ${code}`, async () => own?.first ?? "");
  const read = own?.parts[part];
  if (read !== undefined) return resource(`${part} ${code}`, async () => (await read()).default);
  if (part.includes("/")) return null; // a game without this file
  return resource(`${part} ${code}`, () => fetchTranslations(code, part));
}

async function load(code: Language, parts: readonly string[]): Promise<FluentBundle> {
  const resources = await Promise.all(parts.map((part) => resourceOf(code, part)));
  const made = new FluentBundle(code, { useIsolating: false });
  for (const one of resources) if (one !== null) made.addResource(one);
  return made;
}
