import { describe, expect, it } from "vitest";
import { keyed } from "./keys";

function pressed(key: string, more: Partial<KeyboardEvent> = {}, within = ""): KeyboardEvent {
  const target = { closest: (wanted: string) => (within !== "" && wanted.split(", ").includes(within) ? {} : null) };
  return { key, ctrlKey: false, metaKey: false, altKey: false, target, ...more } as unknown as KeyboardEvent;
}

describe("keys with a card in hand", () => {
  it("steps, turns, places and drops", () => {
    expect(keyed(pressed("ArrowLeft"))).toEqual({ what: "step", to: "left" });
    expect(keyed(pressed("R"))).toEqual({ what: "turn" });
    expect(keyed(pressed(" "))).toEqual({ what: "turn" });
    expect(keyed(pressed("Enter"))).toEqual({ what: "place" });
    expect(keyed(pressed("Escape"))).toEqual({ what: "drop" });
  });
  it("leaves to others what is theirs", () => {
    expect(keyed(pressed("x"))).toBeNull();
    expect(keyed(pressed("r", { ctrlKey: true }))).toBeNull();
    expect(keyed(pressed("Enter", {}, "button"))).toBeNull();
    expect(keyed(pressed("Escape", {}, "dialog"))).toBeNull();
  });
});
