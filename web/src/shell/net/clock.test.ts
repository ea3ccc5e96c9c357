import { afterEach, expect, test, vi } from "vitest";
import { fetchServerTime, ServerClock } from "./clock";

afterEach(() => vi.unstubAllGlobals());

test("is as far ahead as the quickest message says", () => {
  const clock = new ServerClock();
  expect(clock.ahead).toBe(0);
  clock.hear(1_000, 61_900);
  clock.hear(5_000, 65_200);
  clock.hear(2_000, 90_000);
  clock.hear(NaN, 0);
  expect(clock.ahead).toBe(60_200);
});

test("the server is asked for the time, and may be silent", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { headers: { Date: "Mon, 16 Nov 2026 10:59:53 GMT" } }));
  expect(await fetchServerTime()).toBe(Date.UTC(2026, 10, 16, 10, 59, 53));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  expect(await fetchServerTime()).toBeNaN();
});
