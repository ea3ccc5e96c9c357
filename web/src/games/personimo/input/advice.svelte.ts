/** The coach's advice on the board: the spots and cards it means, and their names. */

import { actionKey, type Better, type PlayerBoardProps } from "@/games/types";
import type { AnyAction, AnyEvent, Square, View } from "@/generated/personimo";
import { spotKey, spotsOf } from "../board/spots";
import type { Placing } from "./placing.svelte";
import { currentDistrict } from "../board/builders";

/** The places of the advised actions, from 1, by spot or by position in the row. */
export type Ranks = ReadonlyMap<string | number, number>;

export interface BetterSpot {
  readonly district: number | null;
  readonly squares: readonly Square[];
  readonly card: string | undefined;
}

interface Board {
  readonly props: PlayerBoardProps<View, AnyAction, AnyEvent>;
  readonly root: HTMLElement | null;
  readonly placing: Placing;
  /** Shows a headquarters on the board. */
  readonly tryOut: (card: string) => void;
}

/** Numbers the advised spots and cards. An action that is selected in the list of advice is chosen or focused on the board. */
export function useAdvice(board: () => Board): { readonly ranks: Ranks } {
  const ranks = $derived(
    new Map(
      (board().props.advice ?? []).flatMap(({ action }, index) => {
        const key = keyOfAction(action as AnyAction);
        return key === null ? [] : [[key, index + 1] as const];
      }),
    ),
  );
  $effect(() => {
    const { props, root, placing, tryOut } = board();
    const action = props.considered ?? null;
    if (action?.type === "Place") {
      placing.choose(spotsOf(props.position.legal).find((spot) => actionKey(spot.action) === actionKey(action)) ?? null);
    } else if (action?.type === "Select") {
      tryOut(action.headquarters);
    } else if (action?.type === "Claim") {
      const card = props.position.view.next_row?.cards[action.position];
      root?.querySelector<HTMLElement>(`button[data-fly="card:${card}"]`)?.focus();
    }
  });
  return {
    get ranks() {
      return ranks;
    },
  };
}

function keyOfAction(action: AnyAction): string | number | null {
  if (action.type === "Place") return spotKey(action.squares);
  if (action.type === "Select") return action.headquarters;
  return action.type === "Claim" ? action.position : null;
}

/** The spot, or the claimed card, that would have been better. */
export function betterSpot(better: Better<View, AnyAction> | null | undefined): BetterSpot | null {
  if (!better) return null;
  const { action, view, seat } = better;
  return {
    district: currentDistrict(view, seat),
    squares: action.type === "Place" ? action.squares : [],
    card: action.type === "Claim" ? view.next_row?.cards[action.position] : undefined,
  };
}
