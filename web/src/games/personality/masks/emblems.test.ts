import { expect, test } from "vitest";
import words from "@games/personality/words/en/personas.ftl?raw";
import { EMBLEMS } from "./emblems";

test("every persona has an emblem", () => {
  const personas = [...words.matchAll(/^personality-persona-(\w+)-short/gm)].map(([, persona]) => persona);
  expect(personas.length).toBeGreaterThan(0);
  expect(Object.keys(EMBLEMS).toSorted()).toEqual(personas.toSorted());
});
