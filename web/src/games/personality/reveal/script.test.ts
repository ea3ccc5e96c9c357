import { describe, expect, it } from "vitest";
import type { AnyEvent, Ballot, View } from "@/generated/personality";
import { SHOWING } from "@/generated/personality-data";
import { revealOf, type Reveal } from "./reveal";
import { fallingIn, FIRST_FRAME, lastFrame, reached, scriptOf, squaresIn, tallyIn } from "./script";

const ballots: readonly Ballot[] = [
  { whom: 1, bet: 3 },
  { whom: 1, bet: 1 },
  { whom: 2, bet: 2 },
];

function revealed(events: readonly AnyEvent[], squares: readonly number[], elected: number | null): Reveal {
  const last = { round: 1, kind: "choose", card: "a", subject: null, laid: [], pairs: [], ballots, elected, tally: [0, 2, 1], voters: 3 };
  const found = revealOf([{ type: "Revealed", kind: "choose", ballots }, ...events], { table: { squares, polls: [last] } } as unknown as View);
  if (found === null) throw new Error("no reveal");
  return found;
}

const ELECTION: readonly AnyEvent[] = [
  { type: "Elected", whom: 1, votes: 2, unanimous: false },
  { type: "TraitReceived", seat: 1, card: "a", how: "elected" },
  { type: "Moved", seat: 0, start: 1, end: 4, why: "vote" },
  { type: "Moved", seat: 1, start: 0, end: 1, why: "vote" },
  { type: "Moved", seat: 2, start: -3, end: -5, why: "vote" },
  { type: "Moved", seat: 2, start: -5, end: 0, why: "pit" },
  { type: "LandedOnPair", seat: 0 },
];

describe("the script of a reveal", () => {
  const election = revealed(ELECTION, [4, 1, 0], 1);
  const steps = scriptOf(election);

  it("tells each thing at the moment at which it is shown", () => {
    expect(steps.flatMap(({ cues }) => cues.map(({ moment, step }) => `${moment} ${step}`))).toEqual([
      "curtain-opens 0",
      "mask-turns 0",
      "mask-turns 1",
      "mask-turns 2",
      "elected 0",
      "card-given 0",
      "bets-pay 0",
      "bets-cost 0",
      "mask-hops 0",
      "mask-hops 1",
      "mask-hops 2",
      "mask-falls 0",
      "lands-on-pair 0",
    ]);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(steps.flatMap(({ mood }) => mood ?? [])).toEqual(["suspense", "silence"]);
  });

  it("takes as long as the rules think, who let clocks wait for it (PY-71)", () => {
    const { curtain, turn, suspense, result, given, paid, lead, hop, settle, fall, landing } = SHOWING;
    const whole = curtain + 3 * turn + suspense + result + given + paid + lead + 3 * hop + settle + fall + landing;
    expect(steps.at(-1)?.at).toBe(whole);
    const tie = revealed([{ type: "Tied", choices: [1, 2] }], [0, 0, 0], null);
    expect(scriptOf(tie).at(-1)?.at).toBe(curtain + 3 * turn + suspense + SHOWING.only_result);
  });

  it("knows nothing of the outcome before all masks have turned", () => {
    const early = steps.filter(({ frame }) => !reached(frame, "result"));
    expect(early.map(({ frame }) => [...tallyIn(election, frame).values()].reduce((sum, votes) => sum + votes, 0))).toEqual([0, 1, 2, 3]);
    expect(early.every(({ frame }) => squaresIn(election, frame) === election.before)).toBe(true);
  });

  it("moves the masks square by square, and lets one sink into the Pit", () => {
    const moving = steps.filter(({ frame }) => frame.act === "moving").map(({ frame }) => squaresIn(election, frame));
    expect(moving).toEqual([
      [1, 0, -3],
      [2, 1, -4],
      [3, 1, -5],
      [4, 1, -5],
    ]);
    const falling = steps.find(({ frame }) => frame.act === "falling");
    expect(fallingIn(election, falling?.frame ?? FIRST_FRAME)).toEqual([2]);
    expect(squaresIn(election, lastFrame(election))).toEqual([4, 1, 0]);
  });

  it("lasts about ten seconds, and less where nobody moves", () => {
    const quiet = revealed(ELECTION.slice(0, 4), [4, 1, 0], 1);
    expect(scriptOf(quiet).at(-1)?.at).toBeGreaterThan(8000);
    expect(scriptOf(quiet).at(-1)?.at).toBeLessThan(11_000);
    const tied = scriptOf(revealed([{ type: "Tied", choices: [1, 2] }], [0, 0, 0], null));
    expect(tied.map(({ frame }) => frame.act)).toEqual(["closed", "turning", "turning", "turning", "result", "done"]);
    expect(tied.at(-1)?.at).toBeLessThan(7000);
  });

  it.each<[readonly AnyEvent[], string]>([
    [[{ type: "Elected", whom: 1, votes: 3, unanimous: true }], "unanimous"],
    [[{ type: "NobodyElected", second: false, cards: [] }], "nobody"],
    [[{ type: "Judged", card: "a", receiver: 1, to: 1, upheld: true }], "upheld"],
    [[{ type: "Judged", card: "a", receiver: 1, to: 2, upheld: false }], "overturned"],
  ])("names the result", (events, moment) => {
    const result = scriptOf(revealed(events, [0, 0, 0], 1)).find(({ frame }) => frame.act === "result");
    expect(result?.cues.map((told) => told.moment)).toEqual([moment]);
  });
});
