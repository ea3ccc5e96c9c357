import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstWords, messagesOf } from "./first-words.ts";

const SALON = join(import.meta.dirname, "../../src/salon");

test("a message is taken with all its lines, and without the comments around it", () => {
  const text = "# about\na-name = A\na-rest = { $n ->\n    [one] one\n   *[other] many\n}\n\n## more\na-about = It\n    goes on.\n";
  expect(messagesOf(text, (id) => id !== "a-rest")).toBe("a-name = A\na-about = It\n    goes on.");
  expect(messagesOf(text, (id) => id === "a-rest")).toBe("a-rest = { $n ->\n    [one] one\n   *[other] many\n}");
});

test("the first words have the name of every game, and nothing of its rules, options and lessons", async () => {
  const { load } = firstWords(join(SALON, "words"), join(SALON, "games")) as unknown as { load: (id: string) => string };
  const code = load.call({ addWatchFile: () => undefined } as never, "\0virtual:first-words/en");
  const ids = [...(JSON.parse(code.replace(/^export default |;$/g, "")) as string).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
  expect(ids.filter((id) => /^[a-z]+-name$/.test(id)).length).toBeGreaterThanOrEqual(4);
  expect(ids).toContain("home-title");
  // What the home page asks of a game, by the messages of the game that have it.
  const home = readdirSync(join(import.meta.dirname, "../src/shell/home")).map((file) => readFileSync(join(import.meta.dirname, "../src/shell/home", file), "utf8"));
  const asked = new Set(home.flatMap((text) => [...text.matchAll(/\bt\(`\$\{\w+\}-([a-z-]+)/g)].map((match) => match[1] ?? "")));
  expect(asked).toContain("about");
  for (const end of asked) expect(ids.some((id) => id.includes(`-${end}`)), end).toBe(true);
  expect(ids.filter((id) => /-(option|event|page)-/.test(id))).toEqual([]);
});
