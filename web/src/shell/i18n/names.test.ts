import { expect, test } from "vitest";
import { nameOf, withNames } from "./names";

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
