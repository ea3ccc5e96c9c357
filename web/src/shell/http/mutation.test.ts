import { expect, test } from "vitest";
import { Refusal } from "./api";
import { Attempt } from "./mutation.svelte";

const refuse = (): Promise<never> =>
  Promise.reject(new Refusal({ code: "not-host", text: "Only the host may.", rule: null, params: {} }));

test("a button pressed twice asks once", async () => {
  const attempt = new Attempt();
  const both = [attempt.run(async () => 1), attempt.run(async () => 2)];
  expect(await Promise.all(both)).toEqual([1, null]);
});

test("changes in quick succession are all made, in their order", async () => {
  const attempt = new Attempt();
  const made: number[] = [];
  const change = (number: number) => attempt.inTurn(async () => made.push(number));
  const press = attempt.run(async () => made.push(0));
  await Promise.all([press, change(1), attempt.inTurn(refuse), change(3)]);
  expect(made).toEqual([0, 1, 3]);
  expect(attempt.refused).toBe(1);
});

test("a refusal is said and counted, so that what was wished is not shown as done", async () => {
  const attempt = new Attempt();
  expect(await attempt.run(refuse)).toBeNull();
  expect([attempt.problem, attempt.refused, attempt.busy]).toEqual(["Only the host may.", 1, false]);
});
