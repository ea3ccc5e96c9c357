/** Starting a game with a challenge or a figure that is chosen beforehand. */

import type { TestFace } from "@/generated/polyminix";
import { dateOf } from "@/shell/create/defaults";
import { openTable, playAlone } from "@/shell/create/start-now";
import { Mutation } from "@/shell/http/mutation.svelte";

const UNHURRIED = { limit_seconds: 0 } as const;
const RACERS = 4;

export class Starts {
  readonly mutation = new Mutation();

  /** A challenge of the deck; without a test, the die decides. */
  play(challenge: string, face: TestFace | null = null): void {
    void playAlone(this.mutation, "polyminix", { ...UNHURRIED, solo: "challenge", challenge: face === null ? challenge : `${challenge} ${face}` });
  }

  /** A figure that somebody has drawn, as the setup takes it. */
  playOwn(figure: string): void {
    void playAlone(this.mutation, "polyminix", { ...UNHURRIED, solo: "challenge", figure });
  }

  /** A table for a race on it: friends come with its link. */
  race(figure: string): void {
    void openTable(this.mutation, "polyminix", { seats: RACERS, options: { figure } });
  }

  playDay(day: string): void {
    void playAlone(this.mutation, "polyminix", { ...UNHURRIED, solo: "day", day });
  }
}

export function today(): string {
  return dateOf(new Date());
}
