/** The check of a joint seed: the server committed to a secret, then the devices gave their numbers. */

import { sha256 } from "./sha256";

/** What is known of the origin of a game's seed. */
export interface Origin {
  readonly commitment: string;
  readonly seed: string;
  readonly secret: string;
  /** The devices' numbers, by seat; empty if there were none: then the secret is the seed. */
  readonly contributions: readonly (string | null)[];
}

const NAME = "salon joint seed 1";

/** The seed that follows from a secret and numbers, as in `salon.core.chance`; null where the browser has no SHA-256. */
export async function jointSeed(secret: string, contributions: readonly (string | null)[]): Promise<string | null> {
  const parts = [NAME, secret, ...contributions.map((number) => (number === null ? "-" : `+${number}`))];
  const digest = await sha256(parts.map(withLength).join(""));
  return digest?.slice(0, 32) ?? null;
}

/** Whether the secret is the one that was committed to, and gives the seed; null where the browser has no SHA-256. */
export async function originFits({ commitment, seed, secret, contributions }: Origin): Promise<boolean | null> {
  const digest = await sha256(secret);
  if (digest === null) return null;
  const expected = contributions.length === 0 ? secret : await jointSeed(secret, contributions);
  return digest === commitment && expected === seed;
}

/** A part after its length, as four bytes. All parts are ASCII and shorter than 128 characters. */
function withLength(part: string): string {
  return `\0\0\0${String.fromCharCode(part.length)}${part}`;
}
