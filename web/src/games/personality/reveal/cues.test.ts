import { afterEach, describe, expect, it } from "vitest";
import { cue, onCue, onMood, setMood, type Cue, type Mood } from "./cues";

const endings: (() => void)[] = [];
afterEach(() => {
  endings.splice(0).forEach((end) => end());
  setMood("silence");
});

describe("cues", () => {
  it("reach every listener until it stops listening", () => {
    const heard: Cue[] = [];
    const stop = onCue((one) => heard.push(one));
    cue("mask-turns", { step: 2 });
    stop();
    cue("winner", { words: "Victory!" });
    expect(heard).toEqual([{ moment: "mask-turns", step: 2, words: "" }]);
  });

  it("tell a new listener the mood of the room, and then every change of it once", () => {
    const moods: Mood[] = [];
    setMood("deciding");
    endings.push(onMood((mood) => moods.push(mood)));
    setMood("deciding");
    setMood("suspense");
    expect(moods).toEqual(["deciding", "suspense"]);
  });
});
