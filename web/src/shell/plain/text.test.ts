/** What the plain board says without any words of the game, and how it reads a grid. */

import { describe, expect, test } from "vitest";
import type { GameInfo, SeatView } from "@/generated/messages";
import { columnsOf, factsIn, nextCell, rowsOf } from "./grid";
import { actionText, cellText, eventText, fieldLabel, placeOf, spaced, valueText } from "./text";

const board = { grid: "cells", columns: 3, place: "cell", marked: "row", seats: ["seat"], by_seat: ["points"], lists: [], hidden: ["turn"] };
const spec = { name: "unheard", rules_version: 1, seats: [2], options: [], conditions: [], presets: [], extras: [], hidden_hands: false };
const info: GameInfo = { spec, levels: [], answers: [], quick_starts: [], presets: [], first_game: {}, races: false, plays_on: true, lessons: [], has_page: false, audience: false, busy: false, packs: null, board };
const seat = (name: string): SeatView => ({ kind: "person", name, colour: "plum", member: 1, level: null, away: false, stand_in: false, stand_in_ms: null, persona: null });
const seats = [seat("Ada"), seat("Ben")];
const view = { cells: [0, null, 1, null, null, null], turn: 1, points: [1, 2], row: [], phase: "draft" };

describe("a game without words", () => {
  test("is told by the names in its program", () => {
    expect(spaced("RowMade")).toBe("row made");
    expect(fieldLabel(info, "cards_left")).toBe("Cards left");
  });

  test("names players where it speaks of seats", () => {
    expect(valueText(info, "seat", 1, seats)).toBe("Ben");
    expect(valueText(info, "cell", 1, seats)).toBe("1");
    expect(eventText(info, { type: "TakenBack", seat: 0 }, view, seats)).toBe("plain-taken-back");
  });

  test("says nothing, lists and things within things", () => {
    expect(valueText(info, "cell", null, seats)).toBe("–");
    expect(valueText(info, "hand", ["a", "b"], seats)).toBe("a and b");
    expect(valueText(info, "hand", [], seats)).toBe("–");
    expect(actionText(info, { type: "Pass" }, view, seats)).toBe("Pass");
  });
});

describe("a grid", () => {
  test("is read row by row, flat or nested", () => {
    expect(rowsOf(board, view)).toEqual([[0, null, 1], [null, null, null]]);
    expect(rowsOf({ ...board, columns: null }, { cells: [["a"], ["b"]] })).toEqual([["a"], ["b"]]);
    expect(columnsOf(board, {})).toBe(3);
    expect(rowsOf({ ...board, grid: null }, view)).toEqual([]);
  });

  test("has cells that actions name", () => {
    expect(placeOf(info, { type: "Mark", cell: 4 })).toBe(4);
    expect(placeOf(info, { type: "Pass" })).toBeNull();
    expect(cellText(info, null, seats)).toEqual({ drawn: "", read: "plain-empty" });
    expect(cellText(info, "K", seats)).toEqual({ drawn: "K", read: "K" });
  });

  test("leaves the other fields to be told in words", () => {
    expect(factsIn(board, view)).toEqual(["phase"]);
  });

  test.each([
    [0, "ArrowRight", 2],
    [0, "ArrowDown", 3],
    [2, "ArrowDown", null],
    [3, "ArrowUp", 0],
    [0, "a", null],
  ])("from %s by %s the focus goes to %s", (from, key, to) => {
    expect(nextCell(from, key, 3, new Set([0, 2, 3]))).toBe(to);
  });
});
