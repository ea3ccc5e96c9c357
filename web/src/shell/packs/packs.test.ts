import { describe, expect, test } from "vitest";
import { fileName, linkOf, packsPath, readFile, setUpWithPack, tableAsked } from "./packs";

describe("packs", () => {
  test("addresses lead there and back", () => {
    expect(linkOf("a-b_c", "https://salon.example")).toBe("https://salon.example/pack/a-b_c");
    expect(tableAsked(packsPath("chess", "ACDEF").slice("/packs/chess".length))).toBe("ACDEF");
    expect(tableAsked("?table=..%2Fprivacy")).toBeNull();
    expect(packsPath("chess")).toBe("/packs/chess");
    expect(setUpWithPack("chess", "p1")).toBe("/new/chess?pack=p1");
  });

  test("files have plain names", () => {
    expect(fileName("Les Durand à l’été !")).toBe("les-durand-a-l-ete.json");
    expect(fileName("…")).toBe("pack.json");
  });

  test("a file that is no pack is told from one", async () => {
    expect(await readFile(new File(['{"cards":[]}'], "a.json"))).toEqual({ cards: [] });
    for (const text of ["", "[1]", "nonsense", "3"]) expect(await readFile(new File([text], "a.json"))).toBeNull();
    expect(await readFile(new File(["a".repeat(1_000_001)], "a.json"))).toBeNull();
  });
});
