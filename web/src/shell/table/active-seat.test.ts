import { describe, expect, test } from "vitest";
import { chooseSeat } from "./active-seat.svelte";

describe("the seat that is shown", () => {
  test.each([
    { why: "a spectator has none", mine: [], waiting: [2], last: null, shown: null },
    { why: "one's own, whoever is asked", mine: [1], waiting: [2], last: null, shown: 1 },
    { why: "the one that is asked", mine: [0, 3], waiting: [3], last: 0, shown: 3 },
    { why: "the same as before, while another device is asked", mine: [0, 3], waiting: [1], last: 3, shown: 3 },
    { why: "the same as before, while both are asked", mine: [0, 3], waiting: [0, 3], last: 3, shown: 3 },
    { why: "not the one who has answered, while another is asked", mine: [0, 3], waiting: [0, 3], answered: [0], last: 0, shown: 3 },
    { why: "not one that is no longer ours", mine: [0], waiting: [], last: 3, shown: 0 },
  ])("$why", ({ mine, waiting, answered = [], last, shown }) => {
    expect(chooseSeat({ mine, waiting: Object.fromEntries(waiting.map((seat) => [seat, { answered: answered.includes(seat) }])) }, last)).toBe(shown);
  });
});
