/** What the audience thought, as shares of its votes. */

export interface Share {
  readonly choice: number;
  readonly votes: number;
  /** In percent. The shares of all choices add up to 100. */
  readonly percent: number;
}

/** The shares of the choices that have votes, the largest first. */
export function sharesOf(votes: Readonly<Record<string, number>>): readonly Share[] {
  const counted = Object.entries(votes).map(([choice, number]) => ({ choice: Number(choice), votes: number }));
  const total = counted.reduce((sum, one) => sum + one.votes, 0);
  const exact = counted.filter((one) => one.votes > 0).map((one) => ({ ...one, exact: (100 * one.votes) / total }));
  // What rounding down has lost goes to those who have lost most.
  let left = 100 - exact.reduce((sum, one) => sum + Math.floor(one.exact), 0);
  return exact
    .toSorted((a, b) => (b.exact % 1) - (a.exact % 1) || b.votes - a.votes || a.choice - b.choice)
    .map(({ choice, votes, exact }) => ({ choice, votes, percent: Math.floor(exact) + (left-- > 0 ? 1 : 0) }))
    .toSorted((a, b) => b.votes - a.votes || a.choice - b.choice);
}

/** Whether the audience would have elected the same one; null if it was divided, or the table elected nobody. */
export function agreesWith(shares: readonly Share[], elected: number | null): boolean | null {
  const [first, second] = shares;
  if (first === undefined || elected === null || first.votes === second?.votes) return null;
  return first.choice === elected;
}
