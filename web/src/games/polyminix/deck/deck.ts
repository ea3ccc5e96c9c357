/** The deck: figures and boxes by the id of a challenge, from the server's own data file. */

import type { Box, Challenge, Level, PublicState, TestFace } from "@/generated/polyminix";
import data from "@games/polyminix/content/data/deck.json";
import { squaresOf, cellKey, type Cells } from "../board/geometry";

export type Side = Pick<Challenge, "id" | "name" | "family" | "level" | "difficulty" | "figure" | "boxes">;

export const LEVELS = ["green", "yellow", "red"] as const satisfies readonly Level[];
export const TEST_FACES = ["must-1", "must-2", "plus-1", "plus-2", "without", "sizes"] as const satisfies readonly TestFace[];
export const TURN_FACES = ["first", "first-second-third", "clock", "two-cards", "own-colour", "joker"] as const;

/** Game 2 is played on an empty board of this side. */
export const BOARD_SIZE = 16;

export const CHALLENGES: readonly Side[] = (data.cards as unknown as readonly { readonly sides: readonly Side[] }[]).flatMap(
  (card) => card.sides,
);
const byId = new Map(CHALLENGES.map((challenge) => [challenge.id, challenge]));

/** A challenge by its id: of the deck, or one that was made for this table. */
export function challengeOf(id: string, made: PublicState["made"] = []): Side | null {
  return byId.get(id) ?? made.find((one) => one.id === id) ?? null;
}

/** A challenge by its card and side. */
export function sideOf(card: string, side: 0 | 1, made: PublicState["made"] = []): Side | null {
  return challengeOf(`${card}-${side === 0 ? "a" : "b"}`, made);
}

/** The number of a new challenge, which gives the same again; null for those of the deck. */
export function numberOf(challenge: string): number | null {
  const found = /^new-\w+-\w+-(\d+)-a$/.exec(challenge);
  return found === null ? null : Number(found[1]);
}

/** The challenge a seat is at; null in game 2, and before a side is chosen. */
export function currentChallenge(table: PublicState, seat: number): Side | null {
  const held = table.hands[seat]?.[table.runners[seat]?.part ?? 0];
  return held === undefined || held.side === null ? null : sideOf(held.card, held.side, table.made);
}

export function boxOf(challenge: Side | null, face: TestFace | null): Box {
  if (challenge === null || face === null) return { type: "anything" };
  return challenge.boxes[TEST_FACES.indexOf(face)] ?? { type: "anything" };
}

/** Whether no cover that obeys the box can have this piece. */
export function forbids(box: Box, piece: string): boolean {
  if (box.type === "must") return !box.pieces.includes(piece);
  if (box.type === "without") return box.pieces.includes(piece);
  if (box.type === "sizes") return !box.sizes.includes(Number(piece.slice(1)));
  return false;
}

/** Whether the box names this piece as one that has to be used. */
export function requires(box: Box, piece: string): boolean {
  return (box.type === "must" || box.type === "plus") && box.pieces.includes(piece);
}

const EMPTY: Cells = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_none, index) => [Math.floor(index / BOARD_SIZE), index % BOARD_SIZE] as const);

/** The squares a seat may lay pieces on. */
export function playableSquares(table: PublicState, seat: number): Cells {
  const challenge = currentChallenge(table, seat);
  return challenge === null ? EMPTY : squaresOf(challenge.figure.rows);
}

export function areaOf(challenge: Side): number {
  return squaresOf(challenge.figure.rows).length;
}

/** A player's progress with all their figures, from 0 to 1. */
export function progressOf(table: PublicState, seat: number): number {
  const runner = table.runners[seat];
  if (runner === undefined) return 0;
  if (runner.done_ms !== null) return 1;
  const { task } = table;
  if (task !== null) {
    if (task.type === "symmetric") return Math.min(0.96, runner.pieces / task.pieces);
    const wanted = "area" in task ? task.area : "side" in task ? task.side ** 2 : (task.perimeter / 4) ** 2;
    return Math.min(0.96, runner.squares / wanted);
  }
  const challenge = currentChallenge(table, seat);
  const parts = Math.max(1, table.hands[seat]?.length ?? 1);
  return (runner.part + (challenge === null ? 0 : runner.squares / areaOf(challenge))) / parts;
}

export function cellKeys(cells: Cells): ReadonlySet<number> {
  return new Set(cells.map(cellKey));
}
