/** What happened, in words: for the log, the big screen and those who do not see the board. */

import type { EventContext } from "@/games/types";
import type { AnyEvent, Completed, TurnEnded, View } from "@/generated/polyminix";
import { MODES } from "@/generated/polyminix-data";
import { formatList, lowerFirst } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { challengeOf } from "../deck/deck";
import { inSeconds, noteWords, taskWords } from "./labels";

/** A sentence for every event; null for dealt cards and for single pieces. */
export function describeEvent(event: AnyEvent, { view, name, everything = false }: EventContext<View>): string | null {
  switch (event.type) {
    case "TurnBegan":
      // With one player, the sentence about the challenge is enough.
      if (view.facts.is_scripted) return null;
      return event.players.length < view.table.seats
        ? t("polyminix-event-tie-break", { number: event.number, names: formatList(event.players.map(name)) })
        : t("polyminix-event-turn", { number: event.number, name: name(event.current) });
    case "TurnDieRolled":
      // In game 2 the dice only select the test, which has its own sentence.
      if (!view.facts.with_cards) return null;
      return t("polyminix-event-turn-die", { name: name(event.seat), mode: lowerFirst(t(`polyminix-mode-${event.face}`)) });
    case "ModeChosen":
      return t("polyminix-event-mode", { name: name(event.seat), mode: lowerFirst(t(`polyminix-mode-${event.mode}`)) });
    case "DeckNamed":
      return t("polyminix-event-deck", { name: name(event.seat), level: lowerFirst(t(`polyminix-colour-${event.level}`)) });
    case "ChallengeMade":
      return t("polyminix-event-made", {
        figure: noteWords(event.title),
        level: t(`polyminix-colour-${event.level}`),
        number: String(event.number),
      });
    case "TestDieRolled":
      if (!view.facts.with_cards) return null;
      return t("polyminix-event-test-die", { face: lowerFirst(t(`polyminix-face-${event.face}`)) });
    case "TaskSet":
      return t("polyminix-event-task", { task: taskWords(event.task) });
    case "ChallengeSet": {
      const challenge = challengeOf(event.challenge, view);
      return t("polyminix-event-challenge", { figure: challenge === null ? "" : noteWords(challenge.title) });
    }
    case "CountdownBegan":
      return t("polyminix-event-countdown");
    case "SaidReady":
      return everything ? t("polyminix-event-ready", { name: name(event.seat) }) : null;
    case "Arranged":
      return everything ? t("polyminix-event-arranged", { name: name(event.seat), squares: event.squares }) : null;
    case "RaceStarted":
      return t("polyminix-event-race");
    case "SideChosen":
      return everything ? t("polyminix-event-side", { name: name(event.seat) }) : null;
    case "Laid":
    case "Lifted":
      return everything ? t(`polyminix-event-${event.type.toLowerCase()}`, { name: name(event.seat), squares: event.squares }) : null;
    case "CardTaken":
      return null;
    case "FigureCovered":
      return t("polyminix-event-figure-covered", { name: name(event.seat) });
    case "Completed":
      return completed(event, name);
    case "GaveUp":
      return t("polyminix-event-gave-up", { name: name(event.seat) });
    case "HintTaken":
      return t("polyminix-event-hint", { name: name(event.seat) });
    case "TimeIsUp":
      return t("polyminix-event-time");
    case "TurnEnded":
      return gains(event, name);
    case "Ended":
      return event.winners.length === 1 && view.table.seats > 1
        ? t("polyminix-event-won", { name: name(event.winners[0] ?? 0) })
        : t("polyminix-event-ended");
    case "TakenBack":
      return t("polyminix-event-taken-back", { name: name(event.seat) });
  }
}

function completed({ seat, place, ms, mode }: Completed, name: (seat: number) => string): string {
  const seconds = inSeconds(ms);
  const { alone, ranked } = MODES[mode];
  if (alone) return t("polyminix-event-solved", { seconds });
  if (!ranked) return t("polyminix-event-in-time", { name: name(seat), seconds });
  return t("polyminix-event-completed", { name: name(seat), place, seconds });
}

function gains({ result }: TurnEnded, name: (seat: number) => string): string | null {
  if (MODES[result.mode].alone) return null;
  const scored = result.finishes.filter(({ points }) => points > 0);
  if (scored.length === 0) return t("polyminix-event-nobody");
  return scored.map(({ seat, points }) => t("polyminix-event-points", { name: name(seat), points })).join(" ");
}
