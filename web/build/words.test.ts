import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesAskedFor } from "./first-screens.ts";
import { messagesOf, pageWords } from "./words.ts";

const SALON = join(import.meta.dirname, "../../src/salon");

test("a message is taken with all its lines, and without the comments around it", () => {
  const text = "# about\na-name = A\na-rest = { $n ->\n    [one] one\n   *[other] many\n}\n\n## more\na-about = It\n    goes on.\n";
  expect(messagesOf(text, (id) => id !== "a-rest")).toBe("a-name = A\na-about = It\n    goes on.");
  expect(messagesOf(text, (id) => id === "a-rest")).toBe("a-rest = { $n ->\n    [one] one\n   *[other] many\n}");
});

const SOURCE = join(import.meta.dirname, "../src");

async function exported(part: string): Promise<string> {
  const { load } = pageWords(join(SALON, "words"), join(SALON, "games"), SOURCE) as unknown as { load: (this: unknown, id: string) => string };
  return load.call({ addWatchFile: () => undefined }, `\0virtual:words/en${part}`);
}

/** The messages in a text that a module exports. */
function idsIn(code: string, name: string): string[] {
  const text = JSON.parse(new RegExp(`^export ${name === "default" ? "default" : `const ${name} =`} (.*);$`, "m").exec(code)?.[1] ?? '""') as string;
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

test("the first words have the name of every game, and nothing of its rules, options and lessons", async () => {
  const ids = idsIn(await exported(""), "first");
  expect(ids.filter((id) => /^[a-z]+-name$/.test(id)).length).toBeGreaterThanOrEqual(4);
  expect(ids).toContain("home-title");
  // What the home page asks of a game, by the messages of the game that have it.
  const home = readdirSync(join(import.meta.dirname, "../src/shell/home")).map((file) => readFileSync(join(import.meta.dirname, "../src/shell/home", file), "utf8"));
  const asked = new Set(home.flatMap((text) => [...text.matchAll(/\bt\(`\$\{\w+\}-([a-z-]+)/g)].map((match) => match[1] ?? "")));
  expect(asked).toContain("about");
  for (const end of asked) expect(ids.some((id) => id.includes(`-${end}`)), end).toBe(true);
  expect(ids.filter((id) => /-(option|event|page)-/.test(id))).toEqual([]);
});

test("every message is in one part, and no part is without messages", async () => {
  const first = await exported("");
  const parts = [...first.matchAll(/"([\w/-]+)": \(\) => import/g)].map((match) => match[1] ?? "");
  expect(parts).toContain("later");
  const found = [...idsIn(first, "first")];
  for (const part of parts) {
    const ids = idsIn(await exported(`/${part}`), "default");
    expect(ids.length, part).toBeGreaterThan(0);
    found.push(...ids);
  }
  const files = readdirSync(SALON, { recursive: true, encoding: "utf8" }).filter((name) => /words\/en\/[^/]+\.ftl$/.test(name));
  const all = files.flatMap((name) => [...readFileSync(join(SALON, name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ""));
  expect(found.sort()).toEqual(all.sort());
});

test("what the home page and a table say is among the first words, and what only a lobby says is not", () => {
  const isFirst = messagesAskedFor(SOURCE);
  expect(["home-title", "table-log", "menu-leave", "reactions-open", "late-title", "loading"].filter((id) => !isFirst(id))).toEqual([]);
  expect(["lobby-start", "new-create", "fair-title", "replay-title", "bots-pace"].filter(isFirst)).toEqual([]);
});
