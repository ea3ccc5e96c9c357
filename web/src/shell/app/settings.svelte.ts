/** What a person has chosen on this device: theme, sound, name and colour. Kept in the browser, nowhere else. */

import { COLOURS } from "../ui/colours";
import type { BoardSettings } from "@/games/types";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  name: string;
  colour: string;
}

const KEY = "salon-settings";
const kept = $state<Kept>({ theme: "system", sound: true, name: "", colour: "" });
let systemDark = $state(false);
let reducedMotion = $state(false);

export const settings = {
  get theme(): Theme {
    return kept.theme;
  },
  set theme(theme: Theme) {
    kept.theme = theme;
    showTheme();
    keep();
  },
  get sound(): boolean {
    return kept.sound;
  },
  set sound(on: boolean) {
    kept.sound = on;
    keep();
  },
  get name(): string {
    return kept.name;
  },
  set name(name: string) {
    kept.name = name;
    keep();
  },
  get colour(): string {
    return kept.colour;
  },
  set colour(colour: string) {
    kept.colour = colour;
    keep();
  },
  /** What boards want to know. */
  get board(): BoardSettings {
    const dark = kept.theme === "dark" || (kept.theme === "system" && systemDark);
    return { reducedMotion, sound: kept.sound, dark };
  },
};

/** Read what was kept, and follow what the system prefers. */
export function startSettings(): void {
  try {
    Object.assign(kept, sane(JSON.parse(localStorage.getItem(KEY) ?? "{}")));
  } catch {
    // Nothing kept, or nothing of use.
  }
  showTheme();
  follow("(prefers-color-scheme: dark)", (yes) => (systemDark = yes));
  follow("(prefers-reduced-motion: reduce)", (yes) => (reducedMotion = yes));
}

/** What of a kept value can be used. */
export function sane(value: unknown): Partial<Kept> {
  if (value === null || typeof value !== "object") return {};
  const { theme, sound, name, colour } = value as Record<string, unknown>;
  return {
    ...(theme === "system" || theme === "light" || theme === "dark" ? { theme } : {}),
    ...(typeof sound === "boolean" ? { sound } : {}),
    ...(typeof name === "string" ? { name: name.slice(0, 40) } : {}),
    ...(COLOURS.some((known) => known === colour) ? { colour: colour as string } : {}),
  };
}

function showTheme(): void {
  document.documentElement.dataset["theme"] = kept.theme;
}

function follow(query: string, tell: (yes: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that remembers nothing still has it for this visit.
  }
}
