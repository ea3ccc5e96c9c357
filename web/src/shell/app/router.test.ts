import { describe, expect, test } from "vitest";
import { parseTableCode, pathOf, routeOf, type Route } from "./router";

const routes: Exclude<Route, { name: "not-found" }>[] = [
  { name: "home" },
  { name: "new", game: "chess" },
  { name: "table", code: "ACDEF" },
  { name: "screen", code: "ACDEF" },
  { name: "replay", id: "8f-3_a", position: null },
  { name: "replay", id: "8f-3_a", position: "12" },
  { name: "rules", game: "chess" },
  { name: "numbers" },
  { name: "about" },
  { name: "privacy" },
  { name: "packs", game: "checkers" },
  { name: "pack", link: "Zm9v-YmFy_42" },
];

describe("routes", () => {
  test.each(routes)("$name: its path leads back to it", (route) => {
    expect(routeOf(pathOf(route))).toEqual(route);
    expect(routeOf(`${pathOf(route)}/`)).toEqual(route);
  });

  test("room codes in an address may be written small", () => {
    expect(routeOf("/t/acdef")).toEqual({ name: "table", code: "ACDEF" });
  });

  test.each(["/t/", "/t/a b", "/nowhere", "/replay", "/t/ABC/else", `/t/${"A".repeat(80)}`])("%s leads nowhere", (path) => {
    expect(routeOf(path)).toEqual({ name: "not-found" });
  });
});

describe("a typed room code", () => {
  test.each([
    ["acdef", "ACDEF"],
    [" ac-def ", "ACDEF"],
    ["AC DEF", "ACDEF"],
    ["https://salon.example/t/acdef", "ACDEF"],
    ["salon.example/t/ACDEF/screen", "ACDEF"],
  ])("%s is understood", (typed, code) => {
    expect(parseTableCode(typed)).toBe(code);
  });

  test.each(["", "   ", "a", "!!!!!", "x".repeat(40)])("“%s” is no code", (typed) => {
    expect(parseTableCode(typed)).toBeNull();
  });
});
