import { describe, expect, test } from "vitest";
import type { Act, AnyOutbound } from "@/generated/messages";
import { gameNews, seatNews, tableView } from "./fixtures";
import { adviceFor, INITIAL_STATE, moveValuesOf, receive, send, unacknowledgedActions, type TableState } from "./table-state";

const act: Act = { type: "Act", id: "a1", game_id: "g1", seq: 3, seat: 0, action: { type: "Claim", position: 2 } };

function after(...messages: AnyOutbound[]): TableState {
  return messages.reduce(receive, INITIAL_STATE);
}

describe("the table", () => {
  test("is what the last news says", () => {
    const state = after({ type: "TableNews", table: tableView() }, { type: "TableNews", table: tableView({ version: 2 }) });
    expect(state.table?.version).toBe(2);
  });

  test("does not go back to an older version", () => {
    const state = after({ type: "TableNews", table: tableView({ version: 5 }) }, { type: "TableNews", table: tableView() });
    expect(state.table?.version).toBe(5);
  });
});

describe("the game", () => {
  test("has a position for each seat of this device", () => {
    const state = after(gameNews({ seq: 4, seats: [seatNews({ seat: 1, legal: ["x"] }), seatNews({ seat: 3 })] }));
    expect([...state.positions.keys()]).toEqual([1, 3]);
    expect(state.positions.get(1)?.legal).toEqual(["x"]);
  });

  test("older news are not shown again", () => {
    const state = after(gameNews({ seq: 4 }), gameNews({ seq: 3, since: 2 }));
    expect(state.news?.seq).toBe(4);
  });

  test("events are told once, after what a whole view says of before", () => {
    const fourth = gameNews({ seq: 4, since: 3, seats: [seatNews({ events: ["dealt", "claimed"] })] });
    const whole = gameNews({ seq: 3, seats: [seatNews({ events: ["old"] })] });
    const state = after(whole, fourth, fourth);
    expect(state.log.map((told) => told.event)).toEqual(["old", "dealt", "claimed"]);
    expect(after(whole).positions.values().next().value?.events).toEqual([]);
    expect(new Set(state.log.map((told) => told.key)).size).toBe(3);
  });

  test("a rematch starts with an empty log", () => {
    const first = gameNews({ seq: 4, since: 3, seats: [seatNews({ events: ["claimed"] })] });
    expect(after(first, gameNews({ game_id: "g2" })).log).toEqual([]);
  });

  test("the commitment counts only if it was seen before the seed", () => {
    expect(after(gameNews()).commitments.get("g1")).toBe("c0ffee");
    expect(after(gameNews({ seed: "5eed" })).commitments.has("g1")).toBe(false);
    const replaced = after(gameNews(), gameNews({ seq: 9, commitment: "other", seed: "5eed" }));
    expect(replaced.commitments.get("g1")).toBe("c0ffee");
  });
});

test("what a newer server says beside is passed over", () => {
  const before = after({ type: "TableNews", table: tableView() }, gameNews({ seq: 3 }));
  expect(receive(before, { type: "WeatherNews" } as unknown as AnyOutbound)).toBe(before);
});

test("what the solver said of one game is not shown in the next", () => {
  const hint: AnyOutbound = { type: "Answer", game_id: "g1", seq: 3, seat: 0, question: "hint", answer: "wrong" };
  expect(after(gameNews({ seq: 3 }), hint, gameNews({ seq: 4, since: 3 })).answers.size).toBe(1);
  expect(after(gameNews({ seq: 3 }), hint, gameNews({ game_id: "g2" })).answers.size).toBe(0);
});

describe("the coach", () => {
  const advice: AnyOutbound = {
    type: "Answer",
    game_id: "g1",
    seq: 3,
    seat: 0,
    question: "advice",
    answer: [{ action: { type: "Claim", position: 1 }, points: 41.5, at_end: true }],
  };

  test("is heard about the position that is shown", () => {
    expect(adviceFor(after(gameNews({ seq: 3 }), advice), 0)[0]?.points).toBe(41.5);
  });

  test("comes too late when the game has moved on, and is forgotten with its position", () => {
    expect(after(gameNews({ seq: 4 }), advice).answers.size).toBe(0);
    expect(after(gameNews({ seq: 3 }), advice, gameNews({ seq: 4, since: 3 })).answers.size).toBe(0);
    expect(after(gameNews({ seq: 3 }), advice, gameNews({ game_id: "g2", seq: 3 })).answers.size).toBe(0);
  });
});

describe("an action on its way", () => {
  test("stays so until its entry is shown", () => {
    const sent = send(after(gameNews({ seq: 3 })), act);
    expect(unacknowledgedActions(sent)).toEqual([act]);
    const acknowledged = receive(sent, { type: "Ack", id: "a1", seq: 4 });
    expect(unacknowledgedActions(acknowledged)).toEqual([]);
    expect(acknowledged.pending).toHaveLength(1);
    expect(receive(acknowledged, gameNews({ seq: 4, since: 3 })).pending).toEqual([]);
  });

  test("is done when the news overtake the acknowledgement", () => {
    const shown = receive(send(after(gameNews({ seq: 3 })), act), gameNews({ seq: 4, since: 3 }));
    expect(shown.pending).toHaveLength(1);
    expect(receive(shown, { type: "Ack", id: "a1", seq: 4 }).pending).toEqual([]);
  });

  test("is gone when it is refused, and the next try clears the refusal", () => {
    const refused = receive(send(after(gameNews({ seq: 3 })), act), {
      type: "Refused",
      id: "a1",
      code: "not-asked",
      text: "It is not your turn.",
      rule: null,
      params: {},
    });
    expect(refused.pending).toEqual([]);
    expect(refused.refusal?.code).toBe("not-asked");
    expect(send(refused, { ...act, id: "a2" }).refusal).toBeNull();
  });

  test("does not outlive its game", () => {
    expect(receive(send(after(gameNews()), act), gameNews({ game_id: "g2" })).pending).toEqual([]);
  });
});

describe("move values", () => {
  const answer = [{ action: { position: 2, type: "Claim" }, points: 9, gain: 4 }];
  const values: AnyOutbound = { type: "Answer", game_id: "g1", seq: 3, seat: 0, question: "values", answer };

  test("is found by the action, whatever the order of its fields", () => {
    const state = after(gameNews({ seq: 3 }), values);
    expect(moveValuesOf(state, 0)?.get('{"position":2,"type":"Claim"}')?.gain).toBe(4);
  });

  test("of an older position is not used", () => {
    const late = after(gameNews({ seq: 4 }), values);
    expect(late.answers.size).toBe(0);
    const gone = after(gameNews({ seq: 3 }), values, gameNews({ seq: 4, since: 3 }));
    expect(gone.answers.size).toBe(0);
  });
});
