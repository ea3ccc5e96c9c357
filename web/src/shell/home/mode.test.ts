import { expect, test, vi } from "vitest";
import type { GameInfo } from "@/generated/messages";
import { modeOf } from "./mode";

vi.mock("../i18n/translations.svelte", () => ({ t: (id: string, { count }: { count?: number } = {}) => (count === undefined ? id : `${id} ${count}`) }));

const option = (name: string): object => ({ name, values: [0, 1, 2], default: 0, group: "", rule: null });
const info = {
  spec: {
    name: "toy",
    options: [option("a"), option("b")],
    presets: [{ name: "both", options: { a: 1, b: 1 }, seats: [] }],
  },
  quick_starts: [{ name: "daily", options: { a: 2 }, today: "day" }],
} as unknown as GameInfo;
const seats = (count: number): never => Array.from({ length: count }, () => ({})) as never;

test.each([
  [{ a: 0, b: 0 }, 2, null],
  [{ a: 1, b: 1 }, 2, "toy-preset-both"],
  [{ a: 1, b: 0 }, 2, "home-variants 1"],
  [{ a: 1, b: 2 }, 2, "home-variants 2"],
  [{ a: 2, b: 0, day: "2026-11-16" }, 1, "toy-start-daily"],
  [{ a: 2, b: 0 }, 2, "home-variants 1"],
] as const)("%o with %i seats is %s", (options, count, mode) => {
  expect(modeOf(info, { options, seats: seats(count) })).toBe(mode);
});
