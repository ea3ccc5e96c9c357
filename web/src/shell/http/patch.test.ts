import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { patched, type Patch } from "./patch";

interface Example {
  readonly what: string;
  readonly before: unknown;
  readonly patch: Patch;
  readonly after: unknown;
}

// The Python tests read the same file, and check that the patches are those which the server makes.
const file = new URL("../../../../tests/server/projection/patches.json", import.meta.url);
const examples = JSON.parse(readFileSync(file, "utf8")) as readonly Example[];

describe("a patch", () => {
  test.each(examples)("$what", ({ before, patch, after }) => {
    const kept = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  test("shares what it leaves alone", () => {
    const before = { same: { deep: [1, 2] }, other: 1 };
    const after = patched(before, { other: [2] }) as typeof before;
    expect(after).toEqual({ same: { deep: [1, 2] }, other: 2 });
    expect(after.same).toBe(before.same);
  });

  test("keeps a field with a name that means something in JavaScript", () => {
    const before: unknown = JSON.parse('{"__proto__": {"a": 1}, "b": 1}');
    const patch = JSON.parse('{"__proto__": {"a": [2]}, "constructor": [3]}') as Patch;
    expect(JSON.stringify(patched(before, patch))).toBe('{"__proto__":{"a":2},"b":1,"constructor":3}');
  });
});
