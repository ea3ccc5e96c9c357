import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { defineGame, type SoundContext } from "@/games/types";
import { DEFAULTS, validChoices } from "./choices.svelte";
import { endSound, soundsOf } from "./events";
import listing from "./library/sounds.json";
import { voiceFor } from "./narrator";
import { rising } from "./sounds";

const library = fileURLToPath(new URL("./library/", import.meta.url));
const context: SoundContext = { view: null, mine: [], replay: false };

describe("the library", () => {
  it("has a file for every sound, and no other", () => {
    expect(readdirSync(library).filter((name) => name.endsWith(".mp3")).sort()).toEqual(Object.keys(listing).map((name) => `${name}.mp3`).sort());
    expect(existsSync(`${library}deal.mp3`)).toBe(true);
  });
});

describe("choices", () => {
  it("that are not valid are left out", () => {
    expect(validChoices({ effects: 2, music: 0.25, device: "yes", captions: true, other: true, screen: null })).toEqual({ music: 0.25, captions: true });
    expect(validChoices(null)).toEqual({});
    expect(validChoices("loud")).toEqual({});
  });

  it("begin with sound on one's own device, none beside a big screen, and a big screen that asks", () => {
    expect(DEFAULTS).toMatchObject({ device: true, beside: false, screen: null });
  });
});

describe("events", () => {
  const module = defineGame<unknown, unknown, string>({
    PlayerBoard: (() => ({})) as never,
    BigScreen: () => Promise.reject(new Error()),
    ReplayBoard: () => Promise.reject(new Error()),
    describeEvent: () => null,
    sound: (event) => (event === "quiet" ? null : event === "points" ? [{ sound: "place" }, { sound: "count", after: 200 }] : "deal"),
  });

  it("sound one after another, the same thing once", () => {
    expect(soundsOf(module, ["deal", "quiet", "deal", "points"], context)).toEqual([
      { sound: "deal", after: 0 },
      { sound: "place", after: 130 },
      { sound: "count", after: 330 },
    ]);
  });

  it("that end a game are a victory for those who have won, and on a big screen", () => {
    const outcome = { ranks: [2, 1], sheets: [], notes: [] };
    expect([endSound(outcome, [1]), endSound(outcome, [0]), endSound(outcome, [])]).toEqual(["win", "end", "win"]);
    expect(endSound({ ranks: [1], sheets: [], notes: [] }, [0])).toBe("total");
  });
});

describe("steps", () => {
  it("rise along the scale, up to an octave", () => {
    expect([0, 1, 2, 3, 4, 5, 9, 40].map(rising)).toEqual([0, 2, 4, 7, 9, 12, 12, 12]);
  });
});

describe("the narrator's voice", () => {
  const voice = (lang: string, localService = true, name = lang): { lang: string; localService: boolean; default: boolean; name: string } => ({ lang, localService, default: false, name });

  it("speaks the language of the page, in its usual dialect if there is one", () => {
    const voices = [voice("fr-CA"), voice("it-CH"), voice("en-US"), voice("fr_FR"), voice("en-GB"), voice("it-IT")];
    expect(voiceFor("fr", voices)?.lang).toBe("fr_FR");
    expect(voiceFor("en", voices)?.lang).toBe("en-GB");
    expect(voiceFor("it", voices)?.lang).toBe("it-IT");
    expect(voiceFor("en", [voice("en-AU"), voice("enx-GB")])?.lang).toBe("en-AU");
  });

  it("is never one that sends what it reads to a server", () => {
    expect(voiceFor("fr", [voice("fr-FR", false)])).toBeNull();
    expect(voiceFor("fr", [])).toBeNull();
  });
});
