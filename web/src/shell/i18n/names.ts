/** Names of seats. A player who has erased their data leaves a seat without a name. */

import { t, tOrNull } from "./translations.svelte";

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

/** The seats, with the names of bots' personas in the language of the page. */
export function withPersonas<S extends Seat & { readonly persona: string | null }>(game: string, seats: readonly S[]): readonly S[] {
  if (seats.every((seat) => seat.persona === null)) return seats;
  return seats.map((seat) => ({ ...seat, name: personaName(game, seat.persona) ?? seat.name }));
}

/** The name of a bot's persona in the language of the page; null for who has none, and while the game's words are not loaded. */
export function personaName(game: string, persona: string | null): string | null {
  return persona === null ? null : tOrNull(`${game}-persona-${persona}`);
}
