/** Names of seats. A player who has erased their data leaves a seat without a name. */

import { t } from "./translations.svelte";

interface Seat {
  readonly kind: string;
  readonly name: string;
}

/** The name of a seat, or its number in words if it has none. */
export function nameOf(name: string, seat: number): string {
  return name || t("seat-unnamed", { seat: seat + 1 });
}

/** The seats, each of those that are taken with a name. */
export function withNames<S extends Seat>(seats: readonly S[]): readonly S[] {
  if (seats.every((seat) => seat.name || seat.kind === "open")) return seats;
  return seats.map((seat, index) => (seat.name || seat.kind === "open" ? seat : { ...seat, name: nameOf("", index) }));
}
