import { describe, expect, test } from "vitest";
import { linkedPosition } from "./position";

describe("the link of a position", () => {
  test.each([
    [null, 0],
    ["0", 0],
    ["7", 7],
  ])("%s", (written, index) => {
    expect(linkedPosition(written, 8)).toEqual({ index, wrong: null });
  });

  test.each(["8", "-1", "1e3", "seven", "99999999"])("%s is no position", (written) => {
    expect(linkedPosition(written, 8)).toEqual({ index: 0, wrong: written });
  });
});
