import { describe, expect, it } from "vitest";
import { sceneIn } from "./held-back.svelte";

const log = [
  { key: "a", seq: 3, event: "vote" },
  { key: "b", seq: 4, event: "reveal" },
  { key: "c", seq: 4, event: "result" },
  { key: "d", seq: 5, event: "reveal" },
];
const words = (event: unknown): string | null => (event === "reveal" ? "Look!" : null);

describe("what is held back", () => {
  it("begins with the first scene that has not been shown", () => {
    expect(sceneIn(log, -1, words)).toEqual({ seq: 4, words: "Look!" });
    expect(sceneIn(log, 4, words)).toEqual({ seq: 5, words: "Look!" });
    expect(sceneIn(log, 5, words)).toBeNull();
  });

  it("is nothing for games without scenes, and after a reconnect", () => {
    expect(sceneIn(log, -1, () => null)).toBeNull();
    expect(sceneIn([], -1, words)).toBeNull();
  });
});
