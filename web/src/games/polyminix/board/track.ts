/** The score track: where each player's seal stands, from 0 to the points that win. */

export interface Pawn {
  readonly seat: number;
  /** The square, from 0; a player with more points than the track is long stands on its last square. */
  readonly at: number;
  /** The place among those on the same square, and how many there are. */
  readonly place: number;
  readonly crowd: number;
}

export function pawns(scores: readonly number[], target: number): readonly Pawn[] {
  const at = scores.map((score) => Math.min(Math.max(0, score), target));
  return at.map((square, seat) => {
    const here = at.flatMap((other, index) => (other === square ? [index] : []));
    return { seat, at: square, place: here.indexOf(seat), crowd: here.length };
  });
}
