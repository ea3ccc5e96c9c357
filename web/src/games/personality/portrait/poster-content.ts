/** Turns the end of a game into the text of its poster. */

import type { Outcome, SeatView } from "@/generated/messages";
import type { Portrait, View } from "@/generated/personality";
import { seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { seatsByRank } from "../finale/steps";
import { titleName } from "../finale/words";
import { cardText } from "../text/labels";
import { wearer } from "./content";
import type { PosterContent, PosterPlayer } from "./poster";
import { bestPairs } from "./readings";

export function posterContent(view: View, outcome: Outcome, seats: readonly SeatView[]): PosterContent {
  const [best] = bestPairs(view.portraits);
  return {
    name: t("personality-name"),
    line: t("personality-finale-poster-line", { cards: view.table.traits.flat().length }),
    players: seatsByRank(outcome).flatMap((seat) => {
      const portrait = view.portraits[seat];
      return portrait === undefined ? [] : [playerOf(portrait, view, outcome, seats)];
    }),
    best:
      best === undefined
        ? ""
        : t("personality-page-best-reading", {
            reader: seatName(seats, best.reader),
            other: seatName(seats, best.other),
            hits: best.cell.hits,
            cards: best.cell.cards,
          }),
    signature: `Salon · ${t("personality-name")}`,
  };
}

function playerOf(portrait: Portrait, view: View, outcome: Outcome, seats: readonly SeatView[]): PosterPlayer {
  const { seat, traits } = portrait;
  const sure = ({ votes, voters }: { readonly votes: number; readonly voters: number }): number => votes / (voters || 1);
  const surest = traits.toSorted((a, b) => sure(b) - sure(a))[0];
  return {
    ...wearer(seats, seat),
    name: seatName(seats, seat),
    title: titleName(portrait.title),
    card: surest === undefined ? "" : cardText(view, surest.card),
    won: outcome.ranks[seat] === 1,
  };
}

/** The poster in words, for those who do not see the picture. */
export function posterText({ name, line, players, best }: PosterContent): string {
  return [name, line, ...players.map((player) => [player.name, player.title, player.card].filter(Boolean).join(", ")), best].filter(Boolean).join(". ");
}
