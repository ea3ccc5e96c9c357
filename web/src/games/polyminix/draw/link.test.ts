import { expect, test } from "vitest";
import { NOTHING, rowsOf, squaresOf } from "./figure";
import { hashOf, linkOf, readHash, tidyTitle } from "./link";

const squares = squaresOf(["###", "#.#", "###"]);

test("a figure and its name travel whole in a link", () => {
  const link = linkOf({ squares, title: "Été & co = 50 %" }, "https://salon.example");
  expect(link).toMatch(/^https:\/\/salon\.example\/alone\/polyminix#own=7-5-7&title=/);
  const read = readHash(new URL(link).hash);
  expect(read?.title).toBe("Été & co = 50 %");
  expect(rowsOf(read?.squares ?? NOTHING)).toEqual(["###", "#.#", "###"]);
});

test("an address without a figure is the empty editor, and nonsense is none", () => {
  expect(readHash("#own")).toEqual({ squares: NOTHING, title: "" });
  expect(hashOf({ squares: NOTHING, title: "Nothing" })).toBe("#own");
  expect(readHash("#own=hello")).toBeNull();
  expect(readHash("#own=ffff-1")).toBeNull();
});

test("a name is one short line that can be read", () => {
  expect(tidyTitle("  a\n b\u202e  c\u3164 ")).toBe("a b c");
  expect([...tidyTitle("😀".repeat(60))]).toHaveLength(40);
  expect(tidyTitle("z\u0301\u0302\u0303\u0304\u0305")).toBe("z\u0301".normalize("NFC"));
});
