/** Follows a board from one position to the next: animates the moves, and knows the card that was laid last. */

import type { BoardProps } from "@/games/types";
import type { AnyAction, AnyEvent, View } from "@/generated/personimo";
import { animateMoves, snapshot, type Snapshot } from "./motion";

export interface Follower {
  /** The card that was laid last, if the latest news told of one. */
  readonly fresh: string | null;
  /** Call in an effect with the board's element. */
  readonly watch: (root: HTMLElement | null) => void;
}

export function followPositions(props: () => BoardProps<View, AnyAction, AnyEvent>): Follower {
  let before: Snapshot | null = null;
  let board: HTMLElement | null = null;
  let shown: number | null = null;
  const fresh = $derived(
    props().position.events.reduce<string | null>((last, event) => (event.type === "Placed" ? event.card : last), null),
  );

  $effect.pre(() => {
    const { seq } = props().position;
    before = board !== null && shown !== null && shown !== seq && !props().settings.reducedMotion ? snapshot(board) : null;
  });

  return {
    get fresh() {
      return fresh;
    },
    watch(root) {
      const { seq, since } = props().position;
      board = root;
      if (root !== null && before !== null && since !== null) {
        const deck = root.querySelector("[data-deck]")?.getBoundingClientRect() ?? null;
        animateMoves(root, before, (name) => (name.startsWith("card:") ? deck : null));
      }
      before = null;
      shown = seq;
    },
  };
}
