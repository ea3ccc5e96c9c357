import { afterEach, describe, expect, it, vi } from "vitest";

const told: unknown[] = [];
vi.mock("@/shell/app/sound", () => ({
  play: (...how: unknown[]) => told.push(["play", ...how]),
  playMusic: (name: unknown) => told.push(["music", name]),
  prepare: (names: readonly string[]) => told.push(["prepare", names.includes("drum-roll")]),
}));
vi.mock("@/shell/sound/narrator", () => ({ narrate: (text: string, how: unknown) => told.push(["narrate", text, how]), hush: () => told.push(["hush"]) }));
vi.mock("@/shell/sound/vibration", () => ({ vibrate: (why: string) => told.push(["vibrate", why]) }));

const { cue, setMood } = await import("../reveal/cues");
const { accompany } = await import("./accompany");
const { soundOf } = await import("./events");
const { soundsAt } = await import("./moments");

let end = (): void => undefined;
afterEach(() => {
  end();
  setMood("silence");
  told.length = 0;
});

describe("an evening", () => {
  it("sounds when something is shown, and no longer than it is followed", () => {
    end = accompany();
    told.length = 0;
    cue("bets-pay");
    expect(told).toEqual([["play", "coins", { pitch: 0, after: 0 }]]);
    end();
    told.length = 0;
    cue("winner");
    expect(told).toEqual([]);
  });

  it("has the drums after the curtain, and lets phones know where to look", () => {
    end = accompany();
    told.length = 0;
    cue("curtain-opens");
    expect(told).toEqual([
      ["play", "curtain", { pitch: 0, after: 0 }],
      ["play", "drum-roll", { pitch: 0, after: 450 }],
      ["vibrate", "look-up"],
    ]);
  });

  it("reads results aloud and stops what was read before", () => {
    end = accompany();
    told.length = 0;
    cue("unanimous", { words: "Zoé!" });
    expect(told).toContainEqual(["narrate", "Zoé!", { now: true }]);
    expect(told).toContainEqual(["vibrate", "shown"]);
  });

  it("has music for every mood, and loads the reveal while the table decides", () => {
    end = accompany();
    setMood("deciding");
    setMood("silence");
    expect(told).toEqual([["music", null], ["music", "music-deciding"], ["prepare", true], ["music", null]]);
  });
});

describe("masks", () => {
  it("turn and hop higher with each step", () => {
    const pitches = [0, 1, 2].map((step) => soundsAt({ moment: "mask-hops", step })[0]?.pitch);
    expect(pitches).toEqual([0, 2, 4]);
    expect(soundsAt({ moment: "card-given", step: 3 })[0]?.pitch).toBe(0);
  });
});

describe("events", () => {
  it("that a scene shows sound in a replay only", () => {
    const moved = { type: "Moved", seat: 0, start: 3, end: 5, why: "vote" } as const;
    expect(soundOf(moved, { view: null as never, mine: [0], replay: false })).toBeNull();
    expect(soundOf(moved, { view: null as never, mine: [], replay: true })).toBe("coins");
    expect(soundOf({ type: "LockedIn", seat: 1 } as never, { view: null as never, mine: [], replay: false })).toBe("stamp");
  });
});
