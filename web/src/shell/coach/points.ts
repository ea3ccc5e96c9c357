/** Expected points are means of many games: more than one decimal would say more than is known. */
export function rounded(mean: number): number {
  return Math.round(mean * 10) / 10;
}
