/**
 * The words of the page, by language and part. The first words of a language are those of the shell that the home page and a
 * running table show, and of every game what the home page says of it. With them comes the list of the other parts, each one
 * file: the shell's other words (`later`), its topics, a game's rest (`<game>`), and what is not needed to play it
 * (`<game>/<topic>`).
 *
 * `virtual:words` has a function for each language that loads them.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { messagesAskedFor } from "./first-screens.ts";

const NAME = "virtual:words";
const ID = `\0${NAME}`;
const FIRST = "shell";
const LATER = "later";
/** The shell's files of which the first screens show something. */
const SHELL = new Set(["shell", "audience"]);
/** The messages of a game that the home page needs, without the game's name before them. */
const ON_HOME = /^(name|about|glance|alone-link|(preset|start|level)-.+)$/;
/** The files of a game that are not needed to play it. */
const APART = new Set(["explain", "lessons", "minute", "packs", "puzzles", "variants"]);
const MESSAGE = /^([a-z][\w-]*) *=/;

/** The messages of a Fluent file that a test of their ids accepts. */
export function messagesOf(text: string, accept: (id: string) => boolean = () => true): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of text.split("\n")) {
    const id = MESSAGE.exec(line)?.[1];
    if (id !== undefined) keeping = accept(id);
    else if (/^[#-]/.test(line)) keeping = false;
    if (keeping && line.trim() !== "") kept.push(line);
  }
  return kept.join("\n");
}

/** A file, and which of its messages belong to a part. */
interface Source {
  readonly file: string;
  readonly accept: (id: string) => boolean;
}

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort().map((name) => join(folder, name));
  } catch {
    return []; // not a game, or one without this language
  }
}

function foldersOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith("_") ? [entry.name] : []));
}

/** The parts of a language: where each part comes from. */
function partsOf(words: string, games: string, language: string, isFirst: (id: string) => boolean): Map<string, readonly Source[]> {
  const parts = new Map<string, Source[]>([[FIRST, []]]);
  const add = (part: string, file: string, accept: (id: string) => boolean = () => true): void => {
    parts.set(part, [...(parts.get(part) ?? []), { file, accept }]);
  };
  for (const file of filesOf(join(words, language))) {
    const topic = basename(file, ".ftl");
    if (!SHELL.has(topic)) add(topic, file);
    else for (const part of [FIRST, LATER]) add(part, file, (id) => isFirst(id) === (part === FIRST));
  }
  for (const game of foldersOf(games)) {
    const isOnHome = (id: string): boolean => id.startsWith(`${game}-`) && ON_HOME.test(id.slice(game.length + 1));
    for (const file of filesOf(join(games, game, "words", language))) {
      add(FIRST, file, isOnHome);
      const topic = basename(file, ".ftl");
      add(APART.has(topic) ? `${game}/${topic}` : game, file, (id) => !isOnHome(id));
    }
  }
  return parts;
}

/** `source`: the folder with the page's source, which tells what the first screens show. */
export function pageWords(words: string, games: string, source: string): Plugin {
  let isFirst: ((id: string) => boolean) | null = null;
  return {
    name: "salon-words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === ID) {
        const entries = foldersOf(words).map((language) => `${JSON.stringify(language)}: () => import("${NAME}/${language}")`);
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`${ID}/`)) return null;
      const [language = "", ...path] = id.slice(ID.length + 1).split("/");
      const parts = partsOf(words, games, language, (isFirst ??= messagesAskedFor(source)));
      const textOf = (part: string): string => {
        const texts = (parts.get(part) ?? []).map(({ file, accept }) => {
          this.addWatchFile(file);
          return messagesOf(readFileSync(file, "utf8"), accept);
        });
        return JSON.stringify(`${texts.filter((text) => text !== "").join("\n")}\n`);
      };
      if (path.length > 0) return `export default ${textOf(path.join("/"))};`;
      const others = [...parts.keys()].filter((part) => part !== FIRST);
      const loaders = others.map((part) => `${JSON.stringify(part)}: () => import("${NAME}/${language}/${part}")`);
      return `export const first = ${textOf(FIRST)};\nexport const parts = { ${loaders.join(", ")} };`;
    },
  };
}
