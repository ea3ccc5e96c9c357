import { describe, expect, it } from "vitest";
import { jointSeed, originFits } from "./joint-seed";
import { sha256 } from "./sha256";

const SECRET = "5".repeat(32);
const A = "a".repeat(32);
const B = "b".repeat(32);

describe("the joint seed", () => {
  it("is the one that the server computes (tests/core/test_chance.py)", async () => {
    expect(await jointSeed(SECRET, [A, null])).toBe("ba3dcc347b0e5546606bed66aa91c425");
    expect(await jointSeed(SECRET, [A, B])).toBe("30f7d4f2349908b27da9432c273930d5");
  });

  it("fits only its own secret, numbers and commitment", async () => {
    const origin = {
      commitment: (await sha256(SECRET)) ?? "",
      seed: (await jointSeed(SECRET, [A, null])) ?? "",
      secret: SECRET,
      contributions: [A, null],
    };
    expect(await originFits(origin)).toBe(true);
    expect(await originFits({ ...origin, contributions: [B, null] })).toBe(false);
    expect(await originFits({ ...origin, contributions: [A] })).toBe(false);
    expect(await originFits({ ...origin, contributions: [] })).toBe(false);
    expect(await originFits({ ...origin, secret: A })).toBe(false);
    expect(await originFits({ ...origin, commitment: B })).toBe(false);
    expect(await originFits({ ...origin, seed: SECRET })).toBe(false);
  });

  it("is the secret itself where no device had a part", async () => {
    const commitment = (await sha256(SECRET)) ?? "";
    expect(await originFits({ commitment, seed: SECRET, secret: SECRET, contributions: [] })).toBe(true);
    expect(await originFits({ commitment, seed: A, secret: SECRET, contributions: [] })).toBe(false);
  });
});
