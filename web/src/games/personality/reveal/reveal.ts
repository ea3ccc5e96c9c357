/** Reads a reveal from events: who chose whom, the outcome, and how the masks moved. */

import type { AnyEvent, Bet, Moved, Poll, View, VoteKind } from "@/generated/personality";

/** One ballot as it was cast: by a player, or by the two of a pair together (PY-31). */
export interface CastBallot {
  readonly voters: readonly number[];
  /** The chosen player, or the player whose card was chosen; null if nobody voted. */
  readonly whom: number | null;
  readonly bet: Bet;
  /** As how many votes it is counted. */
  readonly votes: number;
  /** Whether it was with the table; null where the table did not decide. */
  readonly hit: boolean | null;
}

export type Ending =
  | { readonly type: "elected"; readonly whom: number; readonly votes: number; readonly unanimous: boolean }
  | { readonly type: "tied"; readonly choices: readonly number[] }
  | { readonly type: "nobody"; readonly second: boolean }
  | { readonly type: "judged"; readonly receiver: number; readonly to: number; readonly upheld: boolean };

/** A square that does something, and who has just come to it. */
export interface Landing {
  readonly on: "pair" | "inversion" | "insight";
  readonly seats: readonly number[];
}

export interface Reveal {
  readonly kind: VoteKind;
  /** The card voted on; in an inverted round the one that won. */
  readonly card: string | null;
  readonly subject: number | null;
  readonly laid: readonly (string | null)[];
  /** Whom, or whose card, one could choose. */
  readonly choices: readonly number[];
  /** In the order in which they are turned over (see `inSuspense`). */
  readonly ballots: readonly CastBallot[];
  readonly ending: Ending;
  /** Who gets the card. */
  readonly receiver: number | null;
  /** Where the masks stood before, how the vote moved them, and where they have come to stand. */
  readonly before: readonly number[];
  readonly moves: readonly Moved[];
  readonly after: readonly number[];
  readonly landings: readonly Landing[];
}

/** The latest reveal among some events; null if there is none. `view` is what they led to, `before` what was seen until then. */
export function revealOf(events: readonly AnyEvent[], view: View, before: View | null = null): Reveal | null {
  const from = events.findLastIndex((event) => event.type === "Revealed");
  const poll = view.table.polls.at(-1);
  if (from < 0 || poll === undefined) return null;
  const after = events.slice(from);
  const ending = endingOf(after);
  if (ending === null) return null;
  return assembled(poll, ending, after, view.table.squares, before?.table.choices ?? chosenIn(poll));
}

/** How many votes each choice has once some ballots are turned. */
export function tallyOf(ballots: readonly CastBallot[], turned: number): ReadonlyMap<number, number> {
  const tally = new Map<number, number>();
  for (const { whom, votes } of ballots.slice(0, turned)) if (whom !== null) tally.set(whom, (tally.get(whom) ?? 0) + votes);
  return tally;
}

/** The ballot that a seat cast, alone or with its partner. */
export function ballotOf(reveal: Reveal, seat: number): CastBallot | null {
  return reveal.ballots.find((ballot) => ballot.voters.includes(seat)) ?? null;
}

/** How far the vote moved a seat: squares forward or back. */
export function movedBy(reveal: Reveal, seat: number): number {
  const move = reveal.moves.find((one) => one.seat === seat && one.why === "vote");
  return move === undefined ? 0 : move.end - move.start;
}

function assembled(poll: Poll, ending: Ending, events: readonly AnyEvent[], now: readonly number[], choices: readonly number[]): Reveal {
  const moves = events.filter((event) => event.type === "Moved");
  const before = [...now];
  for (const move of moves.toReversed()) before[move.seat] = move.start;
  const winner = ending.type === "elected" ? ending.whom : ending.type === "judged" ? ending.to : null;
  const received = winner === null ? undefined : events.find((event) => event.type === "TraitReceived");
  return {
    kind: poll.kind,
    card: poll.card ?? received?.card ?? null,
    subject: poll.subject,
    laid: poll.laid,
    choices,
    ballots: inSuspense(ballotsOf(poll, winner), winner),
    ending,
    receiver: received?.seat ?? null,
    before,
    moves,
    after: now,
    landings: landingsOf(events),
  };
}

/** The ballots in the order of seats, a pair's as one. Only those who were asked vote on a contested card. */
function ballotsOf(poll: Poll, winner: number | null): CastBallot[] {
  const pairs = poll.pairs.filter((pair) => pair.every((seat) => poll.ballots[seat] != null));
  const second = new Set(pairs.map(([, partner]) => partner));
  const cast = poll.ballots.flatMap((ballot, voter) => {
    if (second.has(voter) || (ballot === null && poll.kind === "contest")) return [];
    const voters = pairs.find(([first]) => first === voter) ?? [voter];
    return [{ voters, whom: ballot?.whom ?? null, bet: ballot?.bet ?? 1, hit: ballot === null || winner === null ? null : ballot.whom === winner }];
  });
  const counted = poll.tally.reduce((sum, votes) => sum + votes, 0);
  const alone = cast.filter(({ voters, whom }) => voters.length === 1 && whom !== null).length;
  const together = pairs.length === 0 ? 1 : Math.max(1, Math.round((counted - alone) / pairs.length));
  return cast.map((ballot) => ({ ...ballot, votes: ballot.voters.length > 1 ? together : 1 }));
}

/**
 * The ballots in an order that keeps the vote open for as long as possible: the next one is for whoever has fewest votes
 * so far, the winner's last. Those of absent players come first.
 */
function inSuspense(ballots: readonly CastBallot[], winner: number | null): CastBallot[] {
  const left = [...ballots];
  const order: CastBallot[] = [];
  while (left.length > 0) {
    const tally = tallyOf(order, order.length);
    const rank = ({ whom }: CastBallot): number => (whom === null ? -1 : (tally.get(whom) ?? 0) * 2 + (whom === winner ? 1 : 0));
    const next = left.reduce((best, one, index) => (rank(one) < rank(left[best] ?? one) ? index : best), 0);
    order.push(...left.splice(next, 1));
  }
  return order;
}

function chosenIn(poll: Poll): number[] {
  return poll.ballots.flatMap((_ballot, seat) => (poll.kind === "choose" && poll.subject === null) || (poll.tally[seat] ?? 0) > 0 ? [seat] : []);
}

function landingsOf(events: readonly AnyEvent[]): Landing[] {
  const on = { LandedOnPair: "pair", LandedOnInversion: "inversion", ReachedInsight: "insight" } as const;
  return (["LandedOnPair", "LandedOnInversion", "ReachedInsight"] as const).flatMap((type) => {
    const seats = events.flatMap((event) => (event.type === type ? [event.seat] : []));
    return seats.length > 0 ? [{ on: on[type], seats }] : [];
  });
}

function endingOf(events: readonly AnyEvent[]): Ending | null {
  for (const event of events) {
    switch (event.type) {
      case "Elected":
        return { type: "elected", whom: event.whom, votes: event.votes, unanimous: event.unanimous };
      case "Tied":
        return { type: "tied", choices: event.choices };
      case "NobodyElected":
        return { type: "nobody", second: event.second };
      case "Judged":
        return { type: "judged", receiver: event.receiver, to: event.to, upheld: event.upheld };
      default:
    }
  }
  return null;
}
