/** Who builds where: districts between two players (PM-67), and those of teams (PM-68). */

import type { View } from "@/generated/personimo";

/** The districts a seat builds in. */
export function districtsOf(view: View, seat: number): readonly number[] {
  return view.districts.flatMap((district, number) => (district.builders.includes(seat) ? [number] : []));
}

/** The district where a seat lays the card it is asked about, or else its next card; null if it has no district. */
export function currentDistrict(view: View, seat: number | null): number | null {
  if (seat === null) return null;
  const acting = view.acting !== null && view.architects[view.acting] === seat ? view.acting : null;
  const waiting = view.queue.find((architect) => view.architects[architect] === seat) ?? null;
  const architect = acting ?? waiting ?? view.architects.indexOf(seat);
  // An architect who has laid a card already, or lays none in this round, plans the next one.
  const later = view.phase === "claim" ? acting !== null || view.turn === 0 || waiting === null : waiting === null;
  const there = (later ? view.claims_for[architect] : undefined) ?? view.builds_in[architect];
  return there ?? districtsOf(view, seat)[0] ?? null;
}

/** The number of a district's team, from 1; null where there are no teams. */
export function teamOf(view: View, district: number): number | null {
  const [builder] = view.districts[district]?.builders ?? [];
  const team = view.teams.findIndex((one) => builder !== undefined && one.includes(builder));
  return team < 0 ? null : team + 1;
}

/** The districts beside the one that is shown large, one's own first. */
export function otherDistricts(view: View, seat: number | null, shown: number | null): readonly number[] {
  const mine = seat === null ? [] : districtsOf(view, seat);
  const rest = view.districts.map((_, number) => number).filter((number) => !mine.includes(number));
  return [...mine, ...rest].filter((number) => number !== shown);
}
