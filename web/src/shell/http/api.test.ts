import { afterEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";

afterEach(() => vi.unstubAllGlobals());

async function codeOf(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", answer);
  try {
    await api.table("ACDEF");
  } catch (error) {
    return error instanceof ApiError ? error.problem.code : "thrown";
  }
  return "answered";
}

test("an answer is an answer only when it is whole", async () => {
  expect(await codeOf(async () => new Response('{"code":"ACDEF"}'))).toBe("answered");
  expect(await codeOf(async () => new Response('{"code":"AC'))).toBe("unreachable");
  expect(await codeOf(() => Promise.reject(new TypeError("no network")))).toBe("unreachable");
});

test("a refusal says why, and a server that is away is away, whoever says so", async () => {
  const problem = JSON.stringify({ code: "no-such-table", text: "No.", rule: null, params: {} });
  expect(await codeOf(async () => new Response(problem, { status: 404 }))).toBe("no-such-table");
  expect(await codeOf(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }))).toBe("unreachable");
  expect(await codeOf(async () => new Response("<h1>Too large</h1>", { status: 413 }))).toBe("http-413");
});
