/** Who reads whom: what the portraits say of all pairs of players (PY-60). */

import type { Portrait, Understanding } from "@/generated/personality";

export interface PairReading {
  readonly reader: number;
  readonly other: number;
  readonly cell: Understanding;
}

/** The best readings of all between two players: the greatest share of at least two cards. */
export function bestPairs(portraits: readonly Pick<Portrait, "seat" | "readings">[]): readonly PairReading[] {
  const all = portraits
    .flatMap(({ seat, readings }) => readings.map((cell) => ({ reader: seat, other: cell.seat, cell })))
    .filter(({ reader, other, cell }) => reader !== other && cell.hits > 1);
  const share = ({ cell }: PairReading): number => cell.hits / cell.cards;
  const best = Math.max(0, ...all.map(share));
  const top = all.filter((one) => share(one) === best);
  const most = Math.max(0, ...top.map(({ cell }) => cell.hits));
  return top.filter(({ cell }) => cell.hits === most);
}
