import { expect, it } from "vitest";
import type { Decision, SeatView } from "@/generated/messages";
import { hasLeft, promptFor } from "./prompt";

const asked: Decision = { what: "move", deadline_ms: null, answered: false, secret: false };

function seat(name: string, change: Partial<SeatView> = {}): SeatView {
  return { kind: "person", name, colour: "garnet", member: 1, level: null, away: false, stand_in: false, stand_in_ms: null, persona: null, ...change };
}

function text(seats: readonly SeatView[], waiting: Record<string, Decision>): string {
  return promptFor({ game: "any", waiting, seats, mine: [], shown: null }).text;
}

it("knows who has left for good", () => {
  expect(hasLeft(seat("Ada", { member: null }))).toBe(true);
  expect([seat("Ada"), seat("Clio", { kind: "bot", member: null }), undefined].map(hasLeft)).toEqual([false, false, false]);
});

it("waits in words for those who are there, and for nobody who has left", () => {
  const ada = seat("Ada", { member: null, away: true });
  expect(text([ada, seat("Ben")], { 0: asked, 1: asked })).toBe(text([ada, seat("Ben")], { 1: asked }));
  const left = text([ada, seat("Ben")], { 0: asked });
  const bot = text([{ ...ada, stand_in: true }, seat("Ben")], { 0: asked });
  expect(new Set([left, bot, text([seat("Ada"), seat("Ben")], { 0: asked })]).size).toBe(3);
});

it("counts those it waits for when their names would not fit", () => {
  const all = (names: readonly string[]): string => text(names.map((name) => seat(name)), Object.fromEntries(names.map((_name, index) => [index, asked])));
  expect(all(["Ada", "Ben", "Cleo", "Dot"])).toBe(all(["Eve", "Fay", "Gil", "Hal"]));
  expect(all(["Ada", "Ben", "Cleo", "Dot"])).not.toBe(all(["Ada", "Ben", "Cleo"]));
});
