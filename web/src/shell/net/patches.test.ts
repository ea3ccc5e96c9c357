import { describe, expect, test } from "vitest";
import { table } from "./fake-wire";
import { gameNews, seatNews } from "./fixtures";

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
