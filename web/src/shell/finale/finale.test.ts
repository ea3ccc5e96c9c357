import { describe, expect, it } from "vitest";
import type { AnyGameModule } from "@/games/types";
import type { SeatView, TableView } from "@/generated/messages";
import { gameNews, tableView } from "../net/fixtures";
import { INITIAL_STATE, receive, type TableState } from "../net/table-state";
import { finaleOf, isAhead, isLater, leaderOf } from "./finale";

const outcome = { ranks: [1, 2], sheets: [], notes: [] };
const module = { finale: { steps: () => 3 } } as unknown as AnyGameModule;

function state(table: Partial<TableView>, over = true): TableState {
  const shown = receive(INITIAL_STATE, { type: "TableNews", table: tableView({ game_id: "g1", ...table }) });
  return receive(shown, gameNews({ outcome: over ? outcome : null }));
}
function seat(change: Partial<SeatView>): SeatView {
  return { kind: "person", name: "Ada", colour: "plum", member: 1, level: null, away: false, stand_in: false, stand_in_ms: null, persona: null, ...change };
}

describe("how far the finale is", () => {
  it("is the table's step, of as many as the game has", () => {
    expect(finaleOf(module, state({ finale: 2 }))).toEqual({ step: 2, steps: 3 });
    expect([0, 2, 3, 4].map((finale) => isAhead(finaleOf(module, state({ finale }))))).toEqual([true, true, false, false]);
  });

  it("is nothing during a game, for another game's end, and for a game without a finale", () => {
    expect(finaleOf(module, state({}, false))).toBeNull();
    expect(finaleOf(module, state({ game_id: "g2" }))).toBeNull();
    expect(finaleOf({} as AnyGameModule, state({}))).toBeNull();
    expect(isAhead(null)).toBe(false);
  });

  it("is not shown to somebody who comes long after the end, only to those who saw it end", () => {
    const hours = (count: number): number => count * 3_600_000;
    const ended = gameNews({ outcome });
    expect([1, 3].map((count) => isLater(ended, hours(count)))).toEqual([false, true]);
    expect(isLater({ ...ended, since: 4 }, hours(3))).toBe(false);
    expect(isLater(gameNews(), hours(3))).toBe(false);
  });
});

describe("who leads through it", () => {
  const me = { member: 1, name: "Ada", seats: [0], host: true, contribution: null };

  it("is the host", () => {
    expect(leaderOf(tableView({ host: 1, me, seats: [seat({})] }))).toEqual({ who: "me" });
    expect(leaderOf(tableView({ host: 1, me: { ...me, host: false }, seats: [seat({})] }))).toEqual({ who: "host", name: "Ada" });
  });

  it("is everybody once the host is away or gone", () => {
    expect(leaderOf(tableView({ host: 1, seats: [seat({ away: true })] }))).toEqual({ who: "all", away: "Ada" });
    expect(leaderOf(tableView({ host: 1, seats: [seat({ member: null })] }))).toEqual({ who: "all", away: null });
    expect(leaderOf(tableView({ host: null, seats: [seat({})] }))).toEqual({ who: "all", away: null });
  });
});
