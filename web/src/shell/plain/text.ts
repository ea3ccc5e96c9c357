/**
 * What the plain board says: fields of views, actions and events in the words of the game, or by their own names.
 *
 * The messages are described in `PlainBoard` of salon.core.kit.
 */

import type { GameInfo, SeatView } from "@/generated/messages";
import { formatList, formatNumber, seatName } from "../i18n/format";
import { t, tOrNull, type MessageArguments } from "../i18n/translations.svelte";
import { columnsOf } from "./grid";

/** A view, an action or an event of a game that this page does not know. */
export type Fields = Readonly<Record<string, unknown>>;

const NOTHING = "–";

/** A name from a program as words: “RowMade” and “row_made” are “row made”. */
export function spaced(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " ")
    .toLowerCase();
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a field of a view. */
export function fieldLabel({ spec }: GameInfo, field: string): string {
  return tOrNull(`${spec.name}-view-${field}`) ?? capital(spaced(field));
}

/** Any value of a field in words. */
export function valueText(info: GameInfo, field: string, value: unknown, seats: readonly SeatView[]): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "number" && info.board.seats.includes(field)) return seatName(seats, value);
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : formatList(value.map((one) => valueText(info, field, one, seats)));
  }
  if (typeof value === "object") return formatList(fieldTexts(info, value as Fields, seats));
  const named = tOrNull(`${info.spec.name}-view-${field}-${String(value)}`);
  if (named !== null) return named;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return typeof value === "number" ? formatNumber(value) : String(value);
}

/** Each field with its value, but for the type. */
function fieldTexts(info: GameInfo, fields: Fields, seats: readonly SeatView[]): readonly string[] {
  return Object.entries(fields)
    .filter(([field]) => field !== "type")
    .map(([field, value]) => t("plain-field", { field: spaced(field), value: valueText(info, field, value, seats) }));
}

/** An action in words. */
export function actionText(info: GameInfo, action: Fields, view: Fields, seats: readonly SeatView[]): string {
  return said(info, "action", action, view, seats);
}

/** An event in words. */
export function eventText(info: GameInfo, event: Fields, view: Fields, seats: readonly SeatView[]): string {
  if (event.type === "TakenBack" && typeof event.seat === "number") {
    const name = seatName(seats, event.seat);
    return tOrNull(`${info.spec.name}-event-TakenBack`, { seat: name }) ?? t("plain-taken-back", { name });
  }
  return said(info, "event", event, view, seats);
}

function said(info: GameInfo, kind: "action" | "event", fields: Fields, view: Fields, seats: readonly SeatView[]): string {
  const own = tOrNull(`${info.spec.name}-${kind}-${String(fields.type)}`, variables(info, fields, view, seats));
  if (own !== null) return own;
  const what = capital(spaced(String(fields.type)));
  const rest = fieldTexts(info, fields, seats);
  return rest.length === 0 ? what : t("plain-unknown", { what, fields: formatList(rest) });
}

/** The fields as variables of a message: seats by name, numbers as numbers, a place as row and column too. */
function variables(info: GameInfo, fields: Fields, view: Fields, seats: readonly SeatView[]): MessageArguments {
  const found: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    const isNumber = typeof value === "number" && !info.board.seats.includes(field);
    found[field] = isNumber || typeof value === "string" ? value : valueText(info, field, value, seats);
  }
  const place = placeOf(info, fields);
  if (place !== null) {
    const columns = columnsOf(info.board, view);
    found.row = Math.floor(place / columns) + 1;
    found.column = (place % columns) + 1;
  }
  return found;
}

/** The cell that an action or an event names; null if it names none. */
export function placeOf({ board }: GameInfo, fields: Fields): number | null {
  const place = board.place === null ? null : fields[board.place];
  return typeof place === "number" ? place : null;
}

/** What is drawn in a cell, and what is read out. */
export function cellText(info: GameInfo, value: unknown, seats: readonly SeatView[]): { readonly drawn: string; readonly read: string } {
  if (value === null || value === undefined) return { drawn: "", read: t("plain-empty") };
  const id = `${info.spec.name}-cell-${String(value)}`;
  const drawn = tOrNull(id) ?? valueText(info, info.board.grid ?? "", value, seats);
  return { drawn, read: tOrNull(`${id}-name`) ?? drawn };
}
