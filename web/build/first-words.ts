/**
 * The words of the first screen, one file a language: those of the shell, and of every game what the home page says of it.
 *
 * `virtual:first-words` has a function for each language that loads them. The rest of a game's words is loaded with the game.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:first-words";
const ID = `\0${NAME}`;
/** The messages of a game that the home page needs, without the game's name before them. */
const ON_HOME = /^(name|about|glance|alone-link|(preset|start|level)-.+)$/;
const MESSAGE = /^([a-z][\w-]*) *=/;

/** The messages of a Fluent file that a test of their ids accepts. */
export function messagesOf(text: string, accept: (id: string) => boolean): string {
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

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort().map((name) => join(folder, name));
}

export function firstWords(words: string, games: string): Plugin {
  const named = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith("_") ? [entry.name] : []));

  function textOf(language: string, watch: (file: string) => void): string {
    const shell = join(words, language, "shell.ftl");
    watch(shell);
    const parts = [readFileSync(shell, "utf8")];
    for (const game of named(games)) {
      const folder = join(games, game, "words", language);
      let files: readonly string[];
      try {
        files = filesOf(folder);
      } catch {
        continue; // not a game, or one without this language
      }
      for (const file of files) {
        watch(file);
        parts.push(messagesOf(readFileSync(file, "utf8"), (id) => id.startsWith(`${game}-`) && ON_HOME.test(id.slice(game.length + 1))));
      }
    }
    return `${parts.filter((part) => part !== "").join("\n")}\n`;
  }

  return {
    name: "salon-first-words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === ID) {
        const entries = named(words).map((language) => `${JSON.stringify(language)}: () => import("${NAME}/${language}")`);
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`${ID}/`)) return null;
      const text = textOf(id.slice(ID.length + 1), (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
