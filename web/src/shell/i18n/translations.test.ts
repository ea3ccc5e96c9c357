/** All languages say the same things, and every message the page asks for exists. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstLanguage, LANGUAGES } from "./translations.svelte";

const SALON = join(import.meta.dirname, "../../../../src/salon");
const GAMES = readdirSync(join(SALON, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(SALON, "games", entry.name, "words")))
  .map((entry) => join("games", entry.name, "words"));
const SOURCE = join(import.meta.dirname, "../..");

function idsIn(file: string): string[] {
  return [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

function filesOf(language: string): string[] {
  return ["words", ...GAMES].flatMap((folder) =>
    readdirSync(join(SALON, folder, language)).filter((name) => name.endsWith(".ftl")).map((name) => join(folder, "*", name)),
  );
}

function fileIn(language: string, name: string): string {
  return join(SALON, name.replace("*", language));
}

function gapsIn(file: string): Map<string, string[]> {
  const messages = readFileSync(file, "utf-8").split(/^(?=[a-z][\w-]* =)/m).slice(1);
  const gaps = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
  return new Map(messages.map((text) => [text.split(" =")[0] ?? "", gaps(text)]));
}

const known = new Set(filesOf("en").flatMap((name) => idsIn(fileIn("en", name))));
const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf-8") }));

test.each(LANGUAGES)("%s has the same files as English", (code) => {
  expect(filesOf(code)).toEqual(filesOf("en"));
});

describe.each(LANGUAGES.flatMap((code) => filesOf("en").map((name) => [name, code] as const)))("%s in %s", (name, code) => {
  const [english, translation] = [fileIn("en", name), fileIn(code, name)];

  test("has the same messages as in English, each once", () => {
    expect(idsIn(translation).sort()).toEqual(idsIn(english).sort());
    expect(new Set(idsIn(english)).size).toBe(idsIn(english).length);
  });

  test("speaks of the same particulars as in English", () => {
    const translated = gapsIn(translation);
    for (const [id, gaps] of gapsIn(english)) expect(`${id} ${translated.get(id)?.join(" ")}`).toBe(`${id} ${gaps.join(" ")}`);
  });
});

test("no message is in two files", () => {
  const all = filesOf("en").flatMap((name) => idsIn(fileIn("en", name)));
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

test("every message the page asks for by name exists", () => {
  const asked = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => `${name}: ${match[1]}`),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((line) => !known.has(line.split(": ")[1] ?? ""))).toEqual([]);
});

test("every message of the shell is used", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const families = [...all.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = idsIn(fileIn("en", join("words", "*", "shell.ftl"))).filter(
    (id) => !all.includes(`"${id}"`) && !families.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

describe("the first language", () => {
  test.each([
    [null, ["fr-CA", "en"], "fr"],
    [null, ["xx", "fr"], "fr"],
    [null, ["it-CH", "fr"], "it"],
    [null, ["xx"], "en"],
    ["fr", ["en"], "fr"],
    ["xx", ["fr"], "fr"],
    [null, [], "en"],
  ] as const)("kept %s, asked for %s: %s", (kept, asked, expected) => {
    expect(firstLanguage(kept, asked)).toBe(expected);
  });
});
