import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DrawnAnswer } from "@/generated/polyminix";
import { api, ApiError } from "@/shell/http/api";
import { Drawing } from "./drawing.svelte";
import { square } from "./figure";
import { Finding } from "./finding.svelte";

const ANSWER: DrawnAnswer = { kits: [{ kit: "a", covers: 3, or_more: false }], cover: [], level: "green" };
const BUSY = new ApiError({ code: "slow-down", text: "", rule: null, params: {} });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the solver is asked once the hand rests, and never twice about the same figure", async () => {
  const study = vi.spyOn(api, "study").mockResolvedValue(ANSWER);
  const finding = new Finding();
  finding.look(["#"]);
  finding.look(["##"]);
  expect([finding.asking, finding.answer]).toEqual([true, null]);
  await vi.runAllTimersAsync();
  expect(study).toHaveBeenCalledTimes(1);
  expect([finding.asking, finding.answer]).toEqual([false, ANSWER]);
  finding.look(null);
  expect(finding.answer).toBeNull();
  finding.look(["##"]);
  expect(finding.answer).toEqual(ANSWER);
  expect(study).toHaveBeenCalledTimes(1);
});

test("what comes too late is dropped", async () => {
  let reply = (_answer: DrawnAnswer): void => undefined;
  const study = vi.spyOn(api, "study").mockImplementation(() => new Promise((resolve) => (reply = resolve as typeof reply)));
  const finding = new Finding();
  finding.look(["##"]);
  await vi.advanceTimersByTimeAsync(1000);
  finding.look(null);
  expect(study.mock.calls[0]?.[2]?.aborted).toBe(true);
  reply(ANSWER);
  await vi.runAllTimersAsync();
  expect(finding.answer).toBeNull();
});

test("it waits when the server wants a pause, and tells of everything else", async () => {
  const study = vi.spyOn(api, "study").mockRejectedValueOnce(BUSY).mockResolvedValueOnce(ANSWER);
  const finding = new Finding();
  finding.look(["##"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([finding.asking, finding.problem]).toEqual([true, null]);
  await vi.runAllTimersAsync();
  expect([finding.asking, finding.answer]).toEqual([false, ANSWER]);
  study.mockRejectedValueOnce(new ApiError({ code: "not-made", text: "It went wrong.", rule: null, params: {} }));
  finding.look(["###"]);
  await vi.runAllTimersAsync();
  expect([finding.asking, finding.problem]).toEqual([false, "It went wrong."]);
});

test("a stroke fills or clears, as its first square says, and is undone as one", () => {
  const drawing = new Drawing();
  drawing.begin(square(0, 0));
  drawing.follow(square(0, 3));
  drawing.end();
  drawing.follow(square(5, 5));
  expect(drawing.squares.size).toBe(4);
  drawing.begin(square(0, 1));
  drawing.follow(square(0, 2));
  drawing.end();
  expect([...drawing.squares]).toEqual([square(0, 0), square(0, 3)]);
  drawing.undo();
  expect(drawing.squares.size).toBe(4);
  drawing.undo();
  expect([drawing.squares.size, drawing.mayUndo]).toEqual([0, false]);
  drawing.undo();
});
