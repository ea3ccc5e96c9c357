/** Follows the cues of the scenes with sounds, music, the narrator, and what a phone lets one feel. */

import { play, playMusic, prepare } from "@/shell/app/sound";
import { hush, narrate } from "@/shell/sound/narrator";
import { vibrate } from "@/shell/sound/vibration";
import { onCue, onMood, type Moment } from "../reveal/cues";
import { MUSIC, READ, REVEAL, soundsAt } from "./moments";

const RESULTS: readonly Moment[] = ["elected", "unanimous", "tied", "nobody", "upheld", "overturned"];

/** Accompany an evening until the returned function is called. */
export function accompany(): () => void {
  const endings = [
    onCue(({ moment, step, words }) => {
      for (const { sound, ...manner } of soundsAt({ moment, step })) play(sound, manner);
      const read = READ[moment];
      if (read !== undefined) narrate(words, { now: read === "now" });
      if (moment === "curtain-opens") vibrate("look-up");
      if (RESULTS.includes(moment)) vibrate("shown");
    }),
    onMood((mood) => {
      playMusic(MUSIC[mood]);
      if (mood === "deciding") prepare(REVEAL);
    }),
  ];
  return () => {
    for (const end of endings) end();
    playMusic(null);
    hush();
  };
}
