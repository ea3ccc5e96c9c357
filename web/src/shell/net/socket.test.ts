import { describe, expect, test } from "vitest";
import type { AnyInbound, AnyOutbound } from "@/generated/messages";
import { table } from "./fake-wire";
import { gameNews, tableView } from "./fixtures";
import { reconnectDelay } from "./socket";
import { closingWords } from "./table-state";

describe("the line", () => {
  test("greets, and after a break says what it already shows", () => {
    const { socket, wire, next } = table();
    wire().opens();
    expect(wire().sent).toEqual([{ type: "Hello", game_id: null, seq: null, language: "fr", reactions: true, patches: true }]);
    expect(socket.state.connection).toBe("open");
    wire().says({ type: "TableNews", table: tableView() });
    wire().says(gameNews({ seq: 7 }));
    wire().breaks();
    expect(socket.state.connection).toBe("lost");
    expect(socket.state.news?.seq).toBe(7);
    next();
    wire().opens();
    expect(wire().sent[0]).toEqual({ type: "Hello", game_id: "g1", seq: 7, language: "fr", reactions: true, patches: true });
  });

  test("waits longer after each failure, and not after a success", () => {
    const { wire, next } = table();
    const waits = [0, 1, 2].map(() => {
      wire().breaks();
      return next();
    });
    expect(waits).toEqual([400, 800, 1600]);
    wire().opens();
    wire().says({ type: "Pong" });
    wire().breaks();
    expect(next()).toBe(400);
  });

  test("waits longer also when it is refused at the door", () => {
    const { wire, next } = table();
    const waits = [0, 1, 2].map(() => {
      wire().opens();
      wire().says({ type: "Refused", id: null, code: "slow-down", text: "", rule: null, params: {} });
      wire().breaks(1008);
      return next();
    });
    expect(waits).toEqual([400, 800, 1600]);
  });

  test("pings in silence, and gives up a line that stays silent", () => {
    const { socket, wires, wire, next } = table();
    wire().opens();
    next();
    expect(wire().sent.at(-1)).toEqual({ type: "Ping" });
    next();
    expect(socket.state.connection).toBe("lost");
    next();
    expect(wires).toHaveLength(2);
  });

  test("gives up a line that does not open", () => {
    const { socket, wires, next } = table();
    next();
    expect(socket.state.connection).toBe("lost");
    next();
    expect(wires).toHaveLength(2);
  });

  test("looked at again, asks at once whether anybody is there", () => {
    const { socket, wires, wire, next } = table();
    wire().opens();
    socket.checkConnection();
    expect(wire().sent.at(-1)).toEqual({ type: "Ping" });
    expect(next()).toBeLessThan(10_000);
    expect(socket.state.connection).toBe("lost");
    next();
    expect(wires).toHaveLength(2);
    wire().opens();
    socket.checkConnection();
    wire().says({ type: "Pong" });
    expect(next()).toBe(20_000);
    expect(socket.state.connection).toBe("open");
  });

  test("stays closed once it is stopped, and hurries only when it is down", () => {
    const { socket, wires, wire } = table();
    wire().opens();
    socket.checkConnection();
    expect(wires).toHaveLength(1);
    wire().breaks();
    socket.checkConnection();
    expect(wires).toHaveLength(2);
    socket.stop();
    wire().breaks();
    socket.checkConnection();
    expect(wires).toHaveLength(2);
  });
});

test("a table that does not exist is not tried again", () => {
  const { socket, wires, wire, next } = table();
  wire().opens();
  wire().breaks(4404);
  expect(socket.state.connection).toBe("gone");
  next();
  expect(wires).toHaveLength(1);
});

test("a visitor who was removed does not try again, and keeps the reason", () => {
  const { socket, wires, wire, next } = table();
  wire().opens();
  wire().says({ type: "Refused", id: null, code: "removed", text: "Closed to you.", rule: null, params: {} });
  wire().breaks(4403);
  expect([socket.state.connection, socket.state.refusal?.text]).toEqual(["removed", "Closed to you."]);
  next();
  expect(wires).toHaveLength(1);
});

test.each([
  [4404, "table-closed"],
  [4451, "blocked"],
])("a connection that the house ends (%i) is not tried again, and says why", (close, code) => {
  const { socket, wires, wire, next } = table();
  wire().opens();
  wire().says({ type: "Refused", id: null, code, text: "Closed.", rule: null, params: {} });
  wire().breaks(close);
  expect(socket.state.connection).toBe("gone");
  expect(closingWords(socket.state)).toBe("Closed.");
  next();
  expect(wires).toHaveLength(1);
});

describe("an action", () => {
  test("that was not acknowledged is sent again with the same id", () => {
    const { socket, wire, next } = table();
    wire().opens();
    wire().says(gameNews({ seq: 7 }));
    socket.act(0, { type: "Claim", position: 1 });
    const act = wire().sent.at(-1);
    expect(act).toMatchObject({ type: "Act", id: "id1", seq: 7, seat: 0 });
    wire().breaks();
    next();
    wire().opens();
    expect(wire().sent.slice(1)).toEqual([act]);
    wire().says({ type: "Ack", id: "id1", seq: 8 });
    wire().says(gameNews({ seq: 8, since: 7 }));
    expect(socket.state.pending).toEqual([]);
    wire().breaks();
    next();
    wire().opens();
    expect(wire().sent).toHaveLength(1);
  });

  test("made while the line is down is sent when it is back", () => {
    const { socket, wire, next } = table();
    wire().opens();
    wire().says(gameNews({ seq: 7 }));
    wire().breaks();
    socket.takeBack(0);
    next();
    wire().opens();
    expect(wire().sent.at(-1)).toMatchObject({ type: "TakeBack", id: "id1" });
  });
});

function questionOf(message: AnyInbound): string | null {
  return message.type === "Ask" ? message.question : null;
}

describe("a question that a lost line left unanswered", () => {
  const waiting = { 0: { what: "cover", secret: false, deadline_ms: null, answered: false } };

  /** Ask, lose the line, and come back to what the server says now. */
  function back(news: Partial<Parameters<typeof gameNews>[0]>, answer?: AnyOutbound): AnyInbound[] {
    const { socket, wire, next } = table();
    wire().opens();
    wire().says(gameNews({ seq: 7, waiting }));
    socket.ask(0, "hint");
    socket.ask(0, "advice");
    if (answer !== undefined) wire().says(answer);
    wire().breaks();
    next();
    wire().opens();
    wire().says(gameNews({ waiting, ...news }));
    return wire().sent.slice(1);
  }

  test("is asked again, once the news say that it still is one", () => {
    expect(back({ seq: 7, since: 7 }).map(questionOf)).toEqual(["hint", "advice"]);
    expect(back({ seq: 9, since: 7 })).toEqual([{ type: "Ask", game_id: "g1", seq: 9, seat: 0, question: "hint" }]);
  });

  test("is forgotten with its answer, its refusal, its turn and its game", () => {
    const answer: AnyOutbound = { type: "Answer", game_id: "g1", seq: 7, seat: 0, question: "hint", answer: null };
    expect(back({ seq: 7, since: 7 }, answer).map(questionOf)).toEqual(["advice"]);
    const refused: AnyOutbound = { type: "Refused", id: null, code: "coach-busy", text: "", rule: null, params: {} };
    expect(back({ seq: 7, since: 7 }, refused)).toEqual([]);
    expect(back({ seq: 7, since: 7, waiting: {} })).toEqual([]);
    expect(back({ game_id: "g2", seq: 7 })).toEqual([]);
  });
});

test("the wait never grows without end, and is never the same for all", () => {
  expect(reconnectDelay(50, 1)).toBe(12_000);
  expect(reconnectDelay(50, 0)).toBe(6_000);
});
