/** Plays the sounds of events. */

import type { AnyGameModule, SoundContext } from "@/games/types";
import type { Outcome } from "@/generated/messages";
import { play } from "../app/sound";
import type { Manner, Played, Sound } from "./sounds";

/** Between the sounds of things that happened at once. */
const APART_MS = 130;
/** The last move is heard before the end of the game. */
const END_MS = 350;
/** More events say nothing. */
const MOST = 4;

/** Play what events sound like, one after another. */
export function playEvents(module: AnyGameModule, events: readonly unknown[], context: SoundContext, manner: Manner = {}): void {
  soundsOf(module, events, context).forEach(({ sound, ...how }, index) => play(sound, { ...how, ...(index === 0 ? manner : {}) }));
}

/** News as one seat sees it. */
interface Seen {
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** Play what news sounds like; the end of a game after its last move. */
export function playNews(module: AnyGameModule, seen: Seen | undefined, outcome: Outcome | null, mine: readonly number[] = []): void {
  if (seen !== undefined) playEvents(module, seen.events, { view: seen.view, mine, replay: false });
  // A game that plays its own scenes has not shown its end yet.
  if (outcome !== null && module.accompany === undefined) play(endSound(outcome, mine), { after: END_MS });
}

/** What events sound like. The same thing several times sounds once. */
export function soundsOf(module: AnyGameModule, events: readonly unknown[], context: SoundContext): readonly Played[] {
  const found: (readonly Played[])[] = [];
  for (const event of events) {
    const sound = module.sound?.(event, context) ?? null;
    const played = typeof sound === "string" ? [{ sound }] : (sound ?? []);
    const first = played[0];
    if (first !== undefined && found.every((other) => other[0]?.sound !== first.sound)) found.push(played);
  }
  return found.slice(0, MOST).flatMap((played, index) => played.map((one) => ({ ...one, after: (one.after ?? 0) + index * APART_MS })));
}

/** What the end of a game sounds like to some seats; without any, as on a big screen, somebody's victory is everybody's. */
export function endSound({ ranks }: Outcome, mine: readonly number[]): Sound {
  if (ranks.length === 1) return "total";
  return mine.length === 0 || mine.some((seat) => ranks[seat] === 1) ? "win" : "end";
}
