import { describe, expect, test } from "vitest";
import type { AnyInbound, AnyOutbound } from "@/generated/messages";
import { gameNews, seatNews, tableView } from "./fixtures";
import { TableSocket, reconnectDelay, type SocketLike } from "./socket";
import { closingWords } from "./table-state";

class FakeWire implements SocketLike {
  readyState: SocketLike["readyState"] = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readonly sent: AnyInbound[] = [];

  send(data: Parameters<SocketLike["send"]>[0]): void {
    this.sent.push(JSON.parse(String(data)) as AnyInbound);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  says(message: AnyOutbound): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

/** A socket with wires and timers in the hand of the test. */
function table() {
  const wires: FakeWire[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  let ids = 0;
  const socket = new TableSocket(
    {
      open: () => {
        wires.push(new FakeWire());
        return wires.at(-1) as FakeWire;
      },
      later: (run, ms) => {
        const timer = { run, ms };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      random: () => 1,
      newId: () => `id${(ids += 1)}`,
      language: () => "fr",
      reactions: () => true,
    },
    () => undefined,
  );
  const next = (): number => {
    const timer = timers.shift();
    timer?.run();
    return timer?.ms ?? -1;
  };
  socket.start();
  return { socket, wires, wire: () => wires.at(-1) as FakeWire, next };
}

describe("patches", () => {
  const whole = gameNews({ seq: 3, seats: [seatNews({ view: { round: 1, cards: ["a"] }, legal: ["x"] })] });
  const patch = { seq: [4], since: [3], seats: { 0: { view: { cards: [1, 0, ["b"]] }, events: [["dealt"]] } } };

  test("turn the news into the next ones", () => {
    const { socket, wire } = table();
    wire().opens();
    wire().says(whole);
    wire().says({ type: "GamePatch", since: 3, patch });
    expect(wire().sent).toHaveLength(1);
    expect(socket.state.news?.seq).toBe(4);
    expect(socket.state.positions.get(0)).toMatchObject({ view: { round: 1, cards: ["a", "b"] }, legal: ["x"], events: ["dealt"], since: 3 });
  });

  test("of other news are not applied: the page asks for the whole", () => {
    const { socket, wire } = table();
    wire().opens();
    wire().says({ type: "GamePatch", since: 3, patch });
    expect(socket.state.news).toBeNull();
    wire().says({ ...whole, seq: 2 });
    wire().says({ type: "GamePatch", since: 3, patch });
    expect(socket.state.news?.seq).toBe(2);
    const hello = { type: "Hello", language: "fr", reactions: true, patches: true };
    expect(wire().sent.slice(1)).toEqual([
      { ...hello, game_id: null, seq: null },
      { ...hello, game_id: "g1", seq: 2 },
    ]);
    wire().says({ ...whole, since: 2 });
    expect(socket.state.news?.seq).toBe(3);
  });

  test("are never of the news of an earlier connection", () => {
    const { socket, wire, next } = table();
    wire().opens();
    wire().says(whole);
    wire().breaks();
    next();
    wire().opens();
    expect(socket.state.news).toEqual(whole);
    wire().says({ type: "GamePatch", since: 3, patch });
    expect(socket.state.news).toEqual(whole);
    expect(wire().sent.map((message) => message.type)).toEqual(["Hello", "Hello"]);
  });

  test("change the news of this connection, also while the view of an earlier one is newer", () => {
    const { socket, wire, next } = table();
    wire().opens();
    wire().says(whole);
    wire().breaks();
    next();
    wire().opens();
    // The server is behind, and this device has other seats now.
    wire().says({ ...whole, seq: 2, seats: [seatNews({ seat: 1, view: { round: 1, cards: ["x"] } })] });
    expect(socket.state.news).toEqual(whole);
    const seats = { 0: { view: { cards: [1, 0, ["y"]] } } };
    wire().says({ type: "GamePatch", since: 2, patch: { seq: [3], seats } });
    expect([...socket.state.positions.keys()]).toEqual([1]);
    wire().says({ type: "GamePatch", since: 3, patch: { seq: [4], seats: { 0: { view: { cards: [2, 0, ["z"]] } } } } });
    expect(socket.state.positions.get(1)).toMatchObject({ seq: 4, view: { round: 1, cards: ["x", "y", "z"] } });
    expect(wire().sent.map((message) => message.type)).toEqual(["Hello"]);
  });
});

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
