import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "@/generated/messages";
import { api } from "../http/api";
import { contribute, contributionTo, forget, noteGame, wasUsed } from "./contributions";
import { tableView } from "./fixtures";

const ME = { member: 1, name: "Ada", seats: [0], host: true, contribution: null };
const C1 = "1".repeat(64);
const C2 = "2".repeat(64);

function lobby(change: Partial<TableView> = {}): TableView {
  return tableView({ status: "lobby", round: 0, game_id: null, me: ME, next_commitment: C1, ...change });
}

function accept(): ReturnType<typeof vi.spyOn> {
  return vi.spyOn(api, "contribute").mockImplementation((_code, { number }) => Promise.resolve(lobby({ me: { ...ME, contribution: number } })));
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  forget();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("this device's part in the seed", () => {
  it("is sent once, after the commitment was seen", async () => {
    const sent = accept();
    await contribute(lobby({ next_commitment: null }));
    await contribute(lobby({ me: null }));
    await contribute(lobby({ me: { ...ME, seats: [] } }));
    expect(sent).toHaveBeenCalledTimes(0);
    await Promise.all([contribute(lobby()), contribute(lobby())]);
    expect(sent).toHaveBeenCalledTimes(1);
    await contribute(lobby({ me: { ...ME, contribution: "f".repeat(32) } }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(contributionTo("g", C1)?.number).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is the same number when it is sent again", async () => {
    const sent = vi.spyOn(api, "contribute").mockRejectedValue(new Error("no network"));
    await contribute(lobby());
    const number = contributionTo("g", C1)?.number;
    expect(contributionTo("g", C1)?.confirmed).toBe(false);
    sent.mockRestore();
    accept();
    forget(); // the page was loaded anew
    await contribute(lobby());
    expect(contributionTo("g", C1)).toMatchObject({ number, confirmed: true });
  });

  it("is found by its game, even under another commitment", async () => {
    accept();
    await contribute(lobby());
    noteGame(lobby({ status: "playing", round: 1, game_id: "g1", next_commitment: C2 }));
    const own = contributionTo("g1", C2);
    expect(own).toMatchObject({ commitment: C1, game: "g1" });
    expect(wasUsed(own, C2, [own?.number ?? ""])).toBe(false);
    expect(wasUsed(own, C1, [null, "0"])).toBe(false);
    expect(wasUsed(own, C1, [null, own?.number ?? ""])).toBe(true);
  });

  it("is not missed where it was never confirmed", async () => {
    vi.spyOn(api, "contribute").mockRejectedValue(new Error("too late"));
    await contribute(lobby());
    expect(wasUsed(contributionTo("g", C1), C1, [null])).toBe(null);
    expect(wasUsed(null, C1, ["0"])).toBe(null);
  });
});
