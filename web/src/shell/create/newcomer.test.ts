import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const LEVELS = ["gentle", "fair", "sharp"];

test("a newcomer meets the gentlest bots, somebody who has finished a game the middle ones", async () => {
  const { isNewcomer, preferredLevel, rememberFinished } = await import("./newcomer.svelte");
  expect([isNewcomer("game"), preferredLevel("game", LEVELS)]).toEqual([true, "gentle"]);
  rememberFinished("game");
  expect([isNewcomer("game"), preferredLevel("game", LEVELS)]).toEqual([false, "fair"]);
  expect(isNewcomer("other")).toBe(true);
});

test("the device remembers the level that was chosen, as long as the game has it", async () => {
  const { preferredLevel, rememberLevel } = await import("./newcomer.svelte");
  rememberLevel("game", "sharp");
  expect(preferredLevel("game", LEVELS)).toBe("sharp");
  expect(preferredLevel("other", LEVELS)).toBe("gentle");
  expect(preferredLevel("game", ["gentle", "fair"])).toBe("gentle");
});

test("the coach advises at every turn of a newcomer's first game, until that is switched off", async () => {
  const { advisesEveryTurn, chooseEveryTurn, coachFromTheStart } = await import("../coach/every-turn");
  expect(advisesEveryTurn("AAAAA")).toBe(false);
  coachFromTheStart("AAAAA");
  expect([advisesEveryTurn("AAAAA"), advisesEveryTurn("BBBBB")]).toEqual([true, false]);
  chooseEveryTurn("AAAAA", false);
  expect(advisesEveryTurn("AAAAA")).toBe(false);
  chooseEveryTurn("AAAAA", true);
  expect(advisesEveryTurn("BBBBB")).toBe(true);
});
