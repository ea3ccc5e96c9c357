/** A figure in an address: `/alone/polyminix#own=7-5-7&title=A+ring`. What stands after `#` is not sent to the server. */

import { LONGEST_TITLE } from "@/generated/polyminix-data";
import { pathOf } from "@/shell/app/router";
import type { View } from "@/generated/polyminix";
import { NOTHING, readSquares, squaresOf, written, type Squares } from "./figure";

const KEY = "own";

export interface Drawn {
  readonly squares: Squares;
  readonly title: string;
}

/** What an address asks to be drawn: nothing yet, a figure, or null if it asks for something that is none. */
export function readHash(hash: string): Drawn | null {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const text = asked.get(KEY) ?? "";
  if (text === "") return { squares: NOTHING, title: "" };
  const squares = readSquares(text);
  return squares === null ? null : { squares, title: tidyTitle(asked.get("title") ?? "") };
}

export function hashOf({ squares, title }: Drawn): string {
  if (squares.size === 0) return `#${KEY}`;
  const name = tidyTitle(title);
  return `#${new URLSearchParams({ [KEY]: written(squares), ...(name === "" ? {} : { title: name }) }).toString()}`;
}

export function pathTo(drawn: Drawn): string {
  return `${pathOf({ name: "alone", game: "polyminix" })}${hashOf(drawn)}`;
}

export function linkOf(drawn: Drawn, origin = location.origin): string {
  return `${origin}${pathTo(drawn)}`;
}

/** The drawn figure that a game is played on; null if it is played on others. */
export function drawnIn({ facts, table }: View): Drawn | null {
  const [challenge, about] = [table.made[0], facts.made[0]];
  if (!facts.is_own || challenge === undefined) return null;
  return { squares: squaresOf(challenge.figure.rows), title: String(about?.title.particulars["which"] ?? "") };
}

/** A title as the setup of a game takes it: one line, not too long, nothing invisible. */
export function tidyTitle(title: string): string {
  const shown = title.normalize("NFC").replace(/[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu, " ").replace(/\p{M}{3,}/gu, "");
  return [...shown.replace(/[\s\p{Z}]+/gu, " ").trim()].slice(0, LONGEST_TITLE).join("").trim();
}
