import { expect, test } from "vitest";
import { PROPERTIES, taskKey } from "./tasks";

test("six properties, each with its sizes, none twice", () => {
  expect(PROPERTIES.map(({ offered }) => offered.map(({ task }) => taskKey(task)))).toEqual([
    ["3", "4", "5", "6", "7", "8"],
    ["12", "15", "24", "35", "48", "56"],
    ["14", "18", "22", "24", "26", "28"],
    ["22·20", "22·22", "26·24", "26·26", "28·24", "28·28"],
    ["3", "5", "7", "9", "11", "14"],
    ["5", "6", "7"],
  ]);
});

test("what is offered for a property asks for that property", () => {
  for (const { offered } of PROPERTIES) expect(new Set(offered.map(({ task }) => task.type)).size).toBe(1);
});
