import { expect, test } from "vitest";
import type { SeatView, TableCard } from "@/generated/messages";
import { inOldOrder, isMyTurn, toGoOn } from "./tables";

const SEAT: SeatView = { kind: "person", name: "Ada", colour: "garnet", member: 1, level: null, away: true, stand_in: false, stand_in_ms: null, persona: null };
const BOT: SeatView = { ...SEAT, kind: "bot", name: "Clio", member: null, away: false };

function card(code: string, change: Partial<TableCard> = {}): TableCard {
  return { code, game: "toy", options: {}, status: "playing", round: 1, seats: [SEAT, BOT], mine: [0], asked: [1], idle_ms: 0, ...change };
}

const codes = (tables: readonly TableCard[]): string => tables.map(({ code }) => code).join(" ");

test("it is my turn where one of my seats is asked and nobody stands in for it", () => {
  expect(isMyTurn(card("A", { asked: [0, 1] }))).toBe(true);
  expect(isMyTurn(card("A", { asked: [1] }))).toBe(false);
  expect(isMyTurn(card("A", { asked: null }))).toBe(false);
  expect(isMyTurn(card("A", { asked: [0], status: "over" }))).toBe(false);
  expect(isMyTurn(card("A", { asked: [0], seats: [{ ...SEAT, stand_in: true }, BOT] }))).toBe(false);
});

test("my turn comes first, then running games, lobbies and the latest games to repeat, the newest of each first", () => {
  const tables = [
    card("OVER3", { status: "over", idle_ms: 3 }),
    card("OVER1", { status: "over", idle_ms: 1 }),
    card("OVER2", { status: "over", idle_ms: 2 }),
    card("LOBBY", { status: "lobby" }),
    card("OLD", { idle_ms: 99 }),
    card("NEW", { idle_ms: 5 }),
    card("MINE", { asked: [0], idle_ms: 1000 }),
  ];
  expect(codes(toGoOn(tables))).toBe("MINE NEW OLD LOBBY OVER1 OVER2");
});

test("nothing moves when the tables are asked for again", () => {
  const shown = [card("A"), card("B"), card("C")];
  expect(codes(inOldOrder([card("D"), card("C", { asked: [0] }), card("A")], shown))).toBe("A C D");
});
