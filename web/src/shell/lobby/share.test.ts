import { afterEach, expect, it, vi } from "vitest";
import { qrAddress, shareOrCopy } from "./share";

afterEach(() => vi.unstubAllGlobals());

const LINK = "http://192.168.1.5:8123/t/ACDEF";

it("shares by the system's own sheet", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share });
  expect(await shareOrCopy(LINK, "Come!")).toBeNull();
  expect(share).toHaveBeenCalledWith({ url: LINK, text: "Come!" });
});

it("says nothing when somebody closes the sheet", async () => {
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
  expect(await shareOrCopy(LINK, "Come!")).toBeNull();
});

it("copies where there is no sheet, or it fails", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  for (const share of [undefined, () => Promise.reject(new DOMException("", "NotAllowedError"))]) {
    vi.stubGlobal("navigator", { share, clipboard: { writeText } });
    expect(await shareOrCopy(LINK, "Come!")).toBe("copied");
  }
  expect(writeText.mock.calls).toEqual([[LINK], [LINK]]);
});

it("draws a new QR code for a new link", () => {
  const before = qrAddress({ code: "ACDEF", link: "http://localhost:8123/t/ACDEF" });
  expect(qrAddress({ code: "ACDEF", link: LINK })).not.toBe(before);
});
