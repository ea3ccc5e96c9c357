/** What a person has chosen about sound on this device: stored in the browser only. */

import { untrack } from "svelte";
import { recall, remember } from "../app/storage";

/** Where the page sounds: on somebody's own device, on one beside a big screen that sounds for all, or on the big screen. */
export type Place = "device" | "beside" | "screen";

interface Chosen {
  /** Whether there is sound, by place. A big screen asks first: null, it has not been answered. */
  readonly device: boolean;
  readonly beside: boolean;
  readonly screen: boolean | null;
  /** From 0 to 1. */
  readonly effects: number;
  readonly music: number;
  readonly vibration: boolean;
  readonly captions: boolean;
  readonly narrator: boolean;
}

const KEY = "salon-sound";
/** Where earlier versions kept whether there is sound. */
const EARLIER_KEY = "salon-settings";
export const DEFAULTS: Chosen = { device: true, beside: false, screen: null, effects: 0.8, music: 0.6, vibration: true, captions: false, narrator: false };

let chosen = $state.raw<Chosen>({ ...DEFAULTS, ...validChoices({ device: stored(EARLIER_KEY)?.["sound"] }), ...validChoices(stored(KEY)) });
let place = $state<Place>("device");
let blocked = $state(false);
const listeners = new Set<() => void>();

/** What is chosen for every place of this device alike. */
type Values = { -readonly [Name in "effects" | "music" | "vibration" | "captions" | "narrator"]: Chosen[Name] };
interface PlaceChoices {
  place: Place;
  on: boolean;
  readonly muted: boolean;
  readonly asks: boolean;
  blocked: boolean;
}

export const soundChoices = {
  get place(): Place {
    return place;
  },
  set place(now: Place) {
    if (untrack(() => place) === now) return;
    place = now;
    tell();
  },
  /** Whether there is sound here. */
  get on(): boolean {
    return chosen[place] === true;
  },
  set on(on: boolean) {
    change(place === "beside" && on ? { beside: true, device: true } : { [place]: on });
  },
  /** Whether this person wants none at all on their own device, not even something to feel. */
  get muted(): boolean {
    return !chosen.device;
  },
  /** Whether the big screen still has to ask. */
  get asks(): boolean {
    return place === "screen" && chosen.screen === null;
  },
  /** Whether the browser wants a tap on the page before it lets it sound. */
  get blocked(): boolean {
    return blocked;
  },
  set blocked(now: boolean) {
    blocked = now;
  },
} as PlaceChoices & Values;
for (const name of ["effects", "music", "vibration", "captions", "narrator"] as const) {
  Object.defineProperty(soundChoices, name, { get: () => chosen[name], set: (value: number | boolean) => change({ [name]: value }) });
}

/** Hear of every change of these choices, and of the place, until the returned function is called. */
export function onSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The valid fields of a stored value. */
export function validChoices(value: unknown): Partial<Chosen> {
  if (value === null || typeof value !== "object") return {};
  const fields = Object.entries(value).filter(([name, one]) => {
    if (name === "effects" || name === "music") return typeof one === "number" && one >= 0 && one <= 1;
    return name in DEFAULTS && typeof one === "boolean";
  });
  return Object.fromEntries(fields) as Partial<Chosen>;
}

function change(some: Partial<Chosen>): void {
  const now = { ...untrack(() => chosen), ...some };
  chosen = now;
  remember(KEY, JSON.stringify(now));
  tell();
}

/** An effect that makes a change does not depend on what the listeners read. */
function tell(): void {
  untrack(() => {
    for (const listener of listeners) listener();
  });
}

function stored(key: string): Record<string, unknown> {
  try {
    return JSON.parse(recall(key) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}
