/** What a person has chosen on this device: theme, letters, name and colour, and where the side column is folded away. Stored in the browser only. */

import { COLOURS } from "../ui/colours";
import type { BoardSettings } from "@/games/types";
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

interface StoredSettings {
  theme: Theme;
  /** Whether the reactions of others are shown. */
  reactions: boolean;
  /** Whether signs that are told apart by shape and colour have a letter, too. */
  letters: boolean;
  name: string;
  colour: string;
  /** Whether the side column is folded away beside boards that need its width, and beside others. */
  foldedWide: boolean;
  foldedElse: boolean;
}

const KEY = "salon-settings";
const stored = $state<StoredSettings>({ theme: "system", reactions: true, letters: false, name: "", colour: "", foldedWide: true, foldedElse: false });
let systemDark = $state(false);
let reducedMotion = $state(false);

export const settings = {
  get theme(): Theme {
    return stored.theme;
  },
  set theme(theme: Theme) {
    stored.theme = theme;
    showTheme();
    store();
  },
  get reactions(): boolean {
    return stored.reactions;
  },
  set reactions(on: boolean) {
    stored.reactions = on;
    store();
  },
  get letters(): boolean {
    return stored.letters;
  },
  set letters(on: boolean) {
    stored.letters = on;
    store();
  },
  get name(): string {
    return stored.name;
  },
  set name(name: string) {
    stored.name = name;
    store();
  },
  get colour(): string {
    return stored.colour;
  },
  set colour(colour: string) {
    stored.colour = colour;
    store();
  },
  /** Whether the side column is folded away: beside boards that need its width, unless the person unfolded it there. */
  isFolded(wide: boolean): boolean {
    return wide ? stored.foldedWide : stored.foldedElse;
  },
  fold(wide: boolean, folded: boolean): void {
    stored[wide ? "foldedWide" : "foldedElse"] = folded;
    store();
  },
  /** The settings that boards use. */
  get board(): BoardSettings {
    const dark = stored.theme === "dark" || (stored.theme === "system" && systemDark);
    return { reducedMotion, dark };
  },
};

/** Read the stored settings, and follow the preferences of the system. */
export function startSettings(): void {
  try {
    Object.assign(stored, validSettings(JSON.parse(recall(KEY) ?? "{}")));
  } catch {
    // What was stored is not JSON: the defaults hold.
  }
  showTheme();
  follow("(prefers-color-scheme: dark)", (yes) => (systemDark = yes));
  follow("(prefers-reduced-motion: reduce)", (yes) => (reducedMotion = yes));
}

/** The valid fields of a stored value. */
export function validSettings(value: unknown): Partial<StoredSettings> {
  if (value === null || typeof value !== "object") return {};
  const { theme, reactions, letters, name, colour, foldedWide, foldedElse } = value as Record<string, unknown>;
  return {
    ...(theme === "system" || theme === "light" || theme === "dark" ? { theme } : {}),
    ...(typeof reactions === "boolean" ? { reactions } : {}),
    ...(typeof letters === "boolean" ? { letters } : {}),
    ...(typeof name === "string" ? { name: name.slice(0, 40) } : {}),
    ...(COLOURS.some((known) => known === colour) ? { colour: colour as string } : {}),
    ...(typeof foldedWide === "boolean" ? { foldedWide } : {}),
    ...(typeof foldedElse === "boolean" ? { foldedElse } : {}),
  };
}

function showTheme(): void {
  document.documentElement.dataset["theme"] = stored.theme;
}

function follow(query: string, tell: (yes: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

function store(): void {
  remember(KEY, JSON.stringify(stored));
}
