import { expect, test } from "vitest";
import { ApiError } from "./api";
import { Mutation } from "./mutation.svelte";

const refuse = (): Promise<never> =>
  Promise.reject(new ApiError({ code: "not-host", text: "Only the host may.", rule: null, params: {} }));

test("a button pressed twice asks once", async () => {
  const mutation = new Mutation();
  const both = [mutation.run(async () => 1), mutation.run(async () => 2)];
  expect(await Promise.all(both)).toEqual([1, null]);
});

test("changes in quick succession are all made, in their order", async () => {
  const mutation = new Mutation();
  const made: number[] = [];
  const change = (number: number) => mutation.enqueue(async () => made.push(number));
  const press = mutation.run(async () => made.push(0));
  await Promise.all([press, change(1), mutation.enqueue(refuse), change(3)]);
  expect(made).toEqual([0, 1, 3]);
  expect(mutation.failures).toBe(1);
});

test("a refusal is said and counted, so that what was wished is not shown as done", async () => {
  const mutation = new Mutation();
  expect(await mutation.run(refuse)).toBeNull();
  expect([mutation.problem, mutation.failures, mutation.busy]).toEqual(["Only the host may.", 1, false]);
});
