/** Reads a reveal from events: who chose whom, the outcome, and how the masks moved. */

import type { AnyEvent, Bet, Poll, View, VoteKind } from "@/generated/personality";

export interface Vote {
  readonly voter: number;
  /** The chosen player, or the player whose card was chosen; null for a voter who was passed over. */
  readonly whom: number | null;
  readonly bet: Bet;
  /** Whether it was with the table; null where the table did not decide. */
  readonly hit: boolean | null;
  /** Squares forward or back. */
  readonly moved: number;
}

export type Ending =
  | { readonly type: "elected"; readonly whom: number; readonly votes: number; readonly unanimous: boolean }
  | { readonly type: "tied"; readonly choices: readonly number[] }
  | { readonly type: "nobody"; readonly second: boolean }
  | { readonly type: "judged"; readonly receiver: number; readonly to: number; readonly upheld: boolean };

export interface Reveal {
  readonly kind: VoteKind;
  /** The card voted on; in an inverted round the one that won. */
  readonly card: string | null;
  readonly subject: number | null;
  readonly laid: readonly (string | null)[];
  readonly votes: readonly Vote[];
  readonly ending: Ending;
  /** Who gets the card. */
  readonly receiver: number | null;
  /** Where the masks stood before. */
  readonly before: readonly number[];
  readonly fell: readonly number[];
}

/** The latest reveal among some events; null if there is none. `view` is what they led to. */
export function revealOf(events: readonly AnyEvent[], view: View): Reveal | null {
  const from = events.findLastIndex((event) => event.type === "Revealed");
  const poll = view.table.polls.at(-1);
  if (from < 0 || poll === undefined) return null;
  const after = events.slice(from);
  const ending = endingOf(after);
  if (ending === null) return null;
  return assembled(poll, ending, after, view.table.squares);
}

function assembled(poll: Poll, ending: Ending, events: readonly AnyEvent[], now: readonly number[]): Reveal {
  const before = [...now];
  const byVote = new Map<number, number>();
  for (const event of events.toReversed()) {
    if (event.type !== "Moved") continue;
    before[event.seat] = event.start;
    if (event.why === "vote") byVote.set(event.seat, event.end - event.start);
  }
  const winner = ending.type === "elected" ? ending.whom : ending.type === "judged" ? ending.to : null;
  const votes = poll.ballots.map((ballot, voter) => ({
    voter,
    whom: ballot?.whom ?? null,
    bet: ballot?.bet ?? 1,
    hit: ballot === null || winner === null ? null : ballot.whom === winner,
    moved: byVote.get(voter) ?? 0,
  }));
  const received = winner === null ? undefined : events.find((event) => event.type === "TraitReceived");
  return {
    kind: poll.kind,
    card: poll.card ?? received?.card ?? null,
    subject: poll.subject,
    laid: poll.laid,
    votes: poll.kind === "contest" ? votes.filter((vote) => vote.whom !== null) : votes,
    ending,
    receiver: received?.seat ?? null,
    before,
    fell: events.flatMap((event) => (event.type === "Moved" && event.why === "pit" ? [event.seat] : [])),
  };
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
