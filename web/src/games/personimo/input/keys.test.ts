import { describe, expect, it } from "vitest";
import { keyCommand } from "./keys";

function pressed(key: string, more: Partial<KeyboardEvent> = {}, within = ""): KeyboardEvent {
  const target = { closest: (wanted: string) => (within !== "" && wanted.split(", ").includes(within) ? {} : null) };
  return { key, ctrlKey: false, metaKey: false, altKey: false, target, ...more } as unknown as KeyboardEvent;
}

describe("keys with a card in hand", () => {
  it("steps, turns, places and drops", () => {
    expect(keyCommand(pressed("ArrowLeft"))).toEqual({ what: "step", to: "left" });
    expect(keyCommand(pressed("R"))).toEqual({ what: "turn" });
    expect(keyCommand(pressed(" "))).toEqual({ what: "turn" });
    expect(keyCommand(pressed("Enter"))).toEqual({ what: "place" });
    expect(keyCommand(pressed("Escape"))).toEqual({ what: "drop" });
  });
  it("leaves to others what is theirs", () => {
    expect(keyCommand(pressed("x"))).toBeNull();
    expect(keyCommand(pressed("r", { ctrlKey: true }))).toBeNull();
    expect(keyCommand(pressed("Enter", {}, "button"))).toBeNull();
    expect(keyCommand(pressed("Escape", {}, "dialog"))).toBeNull();
  });
});
