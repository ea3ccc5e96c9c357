/**
 * This device's part in the seed of each game. After it has seen the server's commitment for the next game, it sends a
 * random number, and remembers both: at the end it can tell whether the game was played with them.
 */

import type { TableView } from "@/generated/messages";
import { recall, remember } from "../app/storage";
import { api } from "../http/api";

export interface Contribution {
  readonly code: string;
  /** The number of the game at its table, and its id once it is known. */
  readonly round: number;
  readonly game: string | null;
  readonly commitment: string;
  readonly number: string;
  /** Whether the server has confirmed the number before the game began. */
  readonly confirmed: boolean;
}

const KEY = "salon-contributions";
const MOST_KEPT = 200;
/** The newest first. It also serves browsers that store nothing. */
let known: readonly Contribution[] | null = null;
const underWay = new Set<string>();

/** Send a number for the next game of a table, unless the server has one from this visitor. */
export async function contribute(table: TableView): Promise<void> {
  const commitment = table.next_commitment;
  if (commitment === null || table.me === null || table.me.seats.length === 0) return;
  if (table.me.contribution !== null || underWay.has(commitment)) return;
  const own = find(commitment) ?? {
    code: table.code,
    round: table.round + 1,
    game: null,
    commitment,
    number: randomNumber(),
    confirmed: false,
  };
  keep(own);
  underWay.add(commitment);
  try {
    const answer = await api.contribute(table.code, { commitment, number: own.number });
    if (answer.me?.contribution === own.number && answer.next_commitment === commitment) {
      keep({ ...(find(commitment) ?? own), confirmed: true }); // the id of its game may have been noted meanwhile
    }
  } catch {
    // The game can start without it. The next news of the table is the next opportunity.
  } finally {
    underWay.delete(commitment);
  }
}

/** Note the id of a table's present game, by which a replay finds this device's number. */
export function noteGame(table: TableView): void {
  const { code, round, game_id: game } = table;
  const own = entries().find((one) => one.code === code && one.round === round);
  if (game !== null && own !== undefined && own.game === null) keep({ ...own, game });
}

/** What this device contributed to a game. A server that has changed its commitment since is found out by the id. */
export function contributionTo(game: string, commitment: string): Contribution | null {
  const all = entries();
  return all.find((one) => one.game === game) ?? all.find((one) => one.commitment === commitment) ?? null;
}

/** Whether a game was played with this device's number: null if it sent none, or too late. */
export function wasUsed(own: Contribution | null, commitment: string, contributions: readonly (string | null)[]): boolean | null {
  if (own === null) return null;
  if (own.commitment === commitment && contributions.includes(own.number)) return true;
  return own.confirmed ? false : null;
}

function find(commitment: string): Contribution | undefined {
  return entries().find((one) => one.commitment === commitment);
}

function entries(): readonly Contribution[] {
  if (known === null) known = parse(recall(KEY));
  return known;
}

function keep(one: Contribution): void {
  // Another tab may have stored more meanwhile.
  const stored = parse(recall(KEY));
  const rest = [...(stored.length > 0 ? stored : entries())].filter((other) => other.commitment !== one.commitment);
  known = [one, ...rest].slice(0, MOST_KEPT);
  remember(KEY, JSON.stringify(known));
}

function parse(text: string | null): readonly Contribution[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? (read as readonly Contribution[]) : [];
  } catch {
    return [];
  }
}

/** 128 random bits, in hexadecimal. */
function randomNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Forget what is in memory, for tests. */
export function forget(): void {
  known = null;
}
