import { expect, test } from "vitest";
import { nameOf, withNames, withPersonas } from "./names";

test("a taken seat without a name gets one, and a free seat none", () => {
  const seats = [
    { kind: "person", name: "Ada" },
    { kind: "person", name: "" },
    { kind: "open", name: "" },
  ];
  expect(withNames(seats).map((seat) => seat.name)).toEqual(["Ada", "seat-unnamed", ""]);
  expect(nameOf("Ben", 0)).toBe("Ben");
});

test("seats that all have names are the same seats", () => {
  const seats = [{ kind: "person", name: "Ada" }];
  expect(withNames(seats)).toBe(seats);
});

test("a bot keeps its name while its persona has no words here", () => {
  const seats = [
    { kind: "bot", name: "Old Wren", persona: "gardener" },
    { kind: "person", name: "Ada", persona: null },
  ];
  expect(withPersonas("chess", seats).map((seat) => seat.name)).toEqual(["Old Wren", "Ada"]);
  expect(withPersonas("chess", seats.slice(1))).toEqual(seats.slice(1));
});
