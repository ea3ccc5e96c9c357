/** Which messages of the shell the first screens show: the home page, a running table, and what belongs to every board. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const STARTS = ["main.ts", "shell/home/Home.svelte", "shell/table/TablePage.svelte", "shell/admission/LateComer.svelte"];
const FOLDERS = ["games", "shell/audience"];
const SOURCE = /\.(ts|svelte)$/;
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"'();]*?\sfrom\s+)?["']([^"']+)["']/gm;
const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

/** Whether a message is asked for by name, or by a name that is put together with its beginning. */
export function messagesAskedFor(source: string): (id: string) => boolean {
  const files = new Set<string>();
  for (const start of STARTS) follow(source, join(source, start), files);
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })) {
      if (SOURCE.test(name) && !name.includes(".test.")) files.add(join(source, folder, name));
    }
  }
  const text = [...files].map((file) => readFileSync(file, "utf8")).join("\n");
  const names = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const beginnings = [...new Set([...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? ""))];
  return (id) => names.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

/** A file with all that it imports without a later `import()`. */
function follow(source: string, file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const path = name.startsWith("@/") ? join(source, name.slice(2)) : name.startsWith(".") ? join(dirname(file), name) : null;
    const found = path === null ? undefined : ENDINGS.map((ending) => path + ending).find((one) => SOURCE.test(one) && existsSync(one) && statSync(one).isFile());
    if (found !== undefined) follow(source, found, seen);
  }
}
