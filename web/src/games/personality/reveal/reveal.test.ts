import { describe, expect, it } from "vitest";
import type { AnyEvent, Ballot, Poll, View } from "@/generated/personality";
import { ballotOf, movedBy, revealOf, tallyOf, type Reveal } from "./reveal";

const ballots: readonly (Ballot | null)[] = [{ whom: 1, bet: 3 }, { whom: 1, bet: 1 }, { whom: 2, bet: 2 }, null];

function poll(rest: Partial<Poll> = {}): Poll {
  return { round: 1, kind: "choose", card: "a", subject: null, laid: [], pairs: [], ballots, elected: 1, tally: [0, 2, 1, 0], voters: 4, ...rest };
}

/** A view of which only what a reveal looks at is there. */
function view(squares: readonly number[], last: Poll): View {
  return { table: { squares, polls: [last] } } as unknown as View;
}

const revealed: AnyEvent = { type: "Revealed", kind: "choose", ballots };
const elected: AnyEvent = { type: "Elected", whom: 1, votes: 2, unanimous: false };

describe("a reveal", () => {
  it("is not there without the event", () => {
    expect(revealOf([{ type: "LockedIn", seat: 0 }], view([0, 0, 0, 0], poll()))).toBeNull();
  });

  it("tells who was with the table, and how all moved", () => {
    const events: AnyEvent[] = [
      { type: "LockedIn", seat: 2 },
      revealed,
      elected,
      { type: "TraitReceived", seat: 1, card: "a", how: "elected" },
      { type: "Moved", seat: 0, start: 2, end: 5, why: "vote" },
      { type: "Moved", seat: 1, start: 0, end: 1, why: "vote" },
      { type: "Moved", seat: 2, start: -3, end: -5, why: "vote" },
      { type: "Moved", seat: 2, start: -5, end: 0, why: "pit" },
    ];
    const found = revealOf(events, view([5, 1, 0, 4], poll()));
    expect([0, 1, 2, 3].map((seat) => [ballotOf(found as Reveal, seat)?.hit, movedBy(found as Reveal, seat)])).toEqual([
      [true, 3],
      [true, 1],
      [false, -2],
      [null, 0],
    ]);
    expect(found?.before).toEqual([2, 0, -3, 4]);
    expect(found?.after).toEqual([5, 1, 0, 4]);
    expect(found?.moves.filter(({ why }) => why === "pit").map(({ seat }) => seat)).toEqual([2]);
    expect(found?.receiver).toBe(1);
    expect(found?.card).toBe("a");
  });

  it("says when nobody was elected, or when it was a tie", () => {
    const nobody = revealOf([revealed, { type: "NobodyElected", second: false, cards: ["a"] }], view([0, 0, 0, 0], poll({ elected: null })));
    expect(nobody?.ending).toEqual({ type: "nobody", second: false });
    expect(nobody?.receiver).toBeNull();
    expect(nobody?.ballots.every((ballot) => ballot.hit === null)).toBe(true);
    const tie = revealOf([revealed, { type: "Tied", choices: [1, 2] }], view([0, 0, 0, 0], poll({ elected: null })));
    expect(tie?.ending).toEqual({ type: "tied", choices: [1, 2] });
  });

  it("gives the winning card of an inverted round to the player on the square", () => {
    const last = poll({ card: null, subject: 3, laid: ["x", "y", "z", null] });
    const received: AnyEvent = { type: "TraitReceived", seat: 3, card: "y", how: "inverted" };
    const found = revealOf([revealed, elected, received], view([0, 0, 0, 7], last));
    expect(found?.card).toBe("y");
    expect(found?.receiver).toBe(3);
  });

  it("leaves giver and receiver out of a contest", () => {
    const last = poll({ kind: "contest", ballots: [null, { whom: 2, bet: 1 }, null, { whom: 2, bet: 1 }] });
    const events: AnyEvent[] = [
      { type: "Revealed", kind: "contest", ballots: last.ballots },
      { type: "Judged", card: "a", receiver: 0, to: 2, upheld: false },
      { type: "TraitReceived", seat: 2, card: "a", how: "contest" },
    ];
    const found = revealOf(events, view([0, 0, 0, 0], last));
    expect(found?.ballots.map(({ voters, hit }) => [voters, hit])).toEqual([
      [[1], true],
      [[3], true],
    ]);
    expect(found?.receiver).toBe(2);
  });

  describe("with a pair", () => {
    const common = { whom: 1, bet: 2 } as const;
    const paired = (tally: readonly number[]): Poll =>
      poll({ pairs: [[2, 0]], ballots: [common, { whom: 3, bet: 1 }, common, { whom: 3, bet: 1 }], elected: 3, tally, voters: 3 });
    const found = (tally: readonly number[]): Reveal | null =>
      revealOf([revealed, { ...elected, whom: 3 }], view([0, 0, 0, 0], paired(tally)));

    it("draws and counts its ballot as one", () => {
      const ballots = found([0, 1, 0, 2])?.ballots ?? [];
      expect(ballots.map(({ voters }) => voters)).toContainEqual([2, 0]);
      expect(ballots).toHaveLength(3);
      expect([...tallyOf(ballots, 3)].toSorted()).toEqual([
        [1, 1],
        [3, 2],
      ]);
    });

    it("counts it as two where the table plays so", () => {
      const ballots = found([0, 2, 0, 2])?.ballots ?? [];
      expect(tallyOf(ballots, 3).get(1)).toBe(2);
    });

    it("lets one vote alone whose partner was passed over", () => {
      const last = poll({ pairs: [[2, 0]], ballots: [null, common, common, common], tally: [0, 3, 0, 0] });
      expect(revealOf([revealed, elected], view([0, 0, 0, 0], last))?.ballots.map(({ voters }) => voters.length)).toEqual([1, 1, 1, 1]);
    });
  });

  it("turns the ballots so that the vote stays open as long as it can", () => {
    const six = [1, 1, 2, 1, 2, 3].map((whom) => ({ whom, bet: 1 as const }));
    const last = poll({ ballots: six, tally: [0, 3, 2, 1, 0, 0] });
    const order = revealOf([revealed, elected], view([0, 0, 0, 0, 0, 0], last))?.ballots.map(({ whom }) => whom);
    expect(order).toEqual([2, 3, 1, 2, 1, 1]);
  });
});
