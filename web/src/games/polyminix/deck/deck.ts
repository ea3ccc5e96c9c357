/** Challenges by their id: those of the deck, and those made for a table. */

import type { Box, Challenge, Level, Note, TestFace, View } from "@/generated/polyminix";
import { CHALLENGES as DATA, SIDE, TEST_FACES } from "@/generated/polyminix-data";
import { squaresOf, cellKey, type Cells } from "../board/geometry";

/** What is shown of a challenge. */
export interface Shown {
  readonly id: string;
  readonly title: Note;
  readonly level: Level;
  readonly figure: Challenge["figure"];
}

export interface DeckChallenge extends Shown {
  readonly boxes: Readonly<Record<TestFace, Box>>;
  /** The seconds below which it is solved quickly. */
  readonly par: number;
}

/** The deck: colour by colour, the easiest challenges first. */
export const CHALLENGES: readonly DeckChallenge[] = DATA;
const byId: ReadonlyMap<string, DeckChallenge> = new Map(CHALLENGES.map((challenge) => [challenge.id, challenge]));

/** A challenge by its id; null if neither the deck nor this table has it. */
export function challengeOf(id: string | null | undefined, { table, facts }: View): Shown | null {
  const made = table.made.findIndex((one) => one.id === id);
  const [challenge, about] = [table.made[made], facts.made[made]];
  if (challenge !== undefined && about !== undefined) return { ...challenge, title: about.title };
  return byId.get(id ?? "") ?? earlierOf(id, facts);
}

/** A challenge of a deck that is no longer in use, in the replay of an old game. */
function earlierOf(id: string | null | undefined, { earlier }: View["facts"]): DeckChallenge | null {
  const found = earlier.find(({ challenge }) => challenge.id === id);
  if (found === undefined) return null;
  const { challenge, title } = found;
  return { ...challenge, title, boxes: byFace(challenge.boxes), par: 0 };
}

function byFace(boxes: Challenge["boxes"]): Readonly<Record<TestFace, Box>> {
  return Object.fromEntries(TEST_FACES.map((face, index) => [face, boxes[index]])) as Record<TestFace, Box>;
}

/** The six boxes of a challenge, by the face of the TEST die; null if it is not known here. */
export function boxesOf(id: string | null, view: View): Readonly<Record<TestFace, Box>> | null {
  const made = view.table.made.find((one) => one.id === id);
  if (made !== undefined) return byFace(made.boxes);
  return byId.get(id ?? "")?.boxes ?? earlierOf(id, view.facts)?.boxes ?? null;
}

/** The ids of the two sides of a card. */
export function sidesOf(card: string): readonly [string, string] {
  return [`${card}-a`, `${card}-b`];
}

/** The challenge a seat is at; null in game 2, and before a side is chosen. */
export function currentChallenge(view: View, seat: number): Shown | null {
  return challengeOf(view.facts.challenges[seat]?.[view.table.runners[seat]?.part ?? 0], view);
}

/** The box that binds a seat. */
export function boxOf({ facts }: View, seat: number): Box {
  return facts.boxes[seat] ?? { type: "anything" };
}

const EMPTY: Cells = Array.from({ length: SIDE * SIDE }, (_none, index) => [Math.floor(index / SIDE), index % SIDE] as const);

/** The squares to lay pieces on: those of the figure, or the empty board of game 2. */
export function playableSquares(challenge: Shown | null): Cells {
  return challenge === null ? EMPTY : squaresOf(challenge.figure.rows);
}

export function areaOf(challenge: Shown): number {
  return squaresOf(challenge.figure.rows).length;
}

export function cellKeys(cells: Cells): ReadonlySet<number> {
  return new Set(cells.map(cellKey));
}
