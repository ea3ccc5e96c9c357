/** Who reads whom: from all votes of a game, as the portraits count them (PY-60). */

import type { Poll } from "@/generated/personality";

export interface ReadingScore {
  readonly hits: number;
  readonly cards: number;
}

/** How one player reads another: of the cards the table gave the other, for how many the reader had chosen them. */
export function readingOf(polls: readonly Poll[], reader: number, other: number): ReadingScore {
  const about = polls.filter((poll) => poll.elected === other && poll.subject === null && poll.ballots[reader] !== null);
  return { hits: about.filter((poll) => poll.ballots[reader]?.whom === other).length, cards: about.length };
}

/** The best readings of all between two players: the greatest share of at least two cards. */
export function bestPairs(polls: readonly Poll[], seats: number): readonly { readonly reader: number; readonly other: number; readonly cell: ReadingScore }[] {
  const all = Array.from({ length: seats * seats }, (_none, index) => {
    const reader = Math.floor(index / seats);
    const other = index % seats;
    return { reader, other, cell: readingOf(polls, reader, other) };
  }).filter(({ reader, other, cell }) => reader !== other && cell.hits > 1);
  const share = ({ cell }: { readonly cell: ReadingScore }): number => cell.hits / cell.cards;
  const best = Math.max(0, ...all.map(share));
  const top = all.filter((one) => share(one) === best);
  const most = Math.max(0, ...top.map(({ cell }) => cell.hits));
  return top.filter(({ cell }) => cell.hits === most);
}
