/** What happened, in words and sounds: for the log, the big screen and those who do not see the board. */

import type { Sound, TellContext } from "@/games/types";
import type { AnyEvent, TurnEnded, View } from "@/generated/polyminix";
import { language, t } from "@/shell/words.svelte";
import { challengeOf } from "./deck";
import { figureName, inSeconds, taskWords } from "./words";

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** A sentence for every fact of the game; pieces that come and go need none. */
export function describe(event: AnyEvent, { view, name }: TellContext<View>): string | null {
  switch (event.type) {
    case "TurnBegan":
      return event.players.length < view.table.seats
        ? t("polyminix-event-tie-break", { number: event.number, names: listed(event.players.map(name)) })
        : t("polyminix-event-turn", { number: event.number, name: name(event.current) });
    case "TurnDieRolled":
      // In game 2 the dice only point to the test, which is told.
      if (view.table.options["game"] === "solve") return null;
      return t("polyminix-event-turn-die", { name: name(event.seat), mode: t(`polyminix-mode-${event.face}`) });
    case "ModeChosen":
      return t("polyminix-event-mode", { name: name(event.seat), mode: t(`polyminix-mode-${event.mode}`) });
    case "CardTaken":
      return t("polyminix-event-card", { name: name(event.seat), level: t(`polyminix-colour-${event.level}`) });
    case "SideChosen":
      return t("polyminix-event-side", { name: name(event.seat) });
    case "TestDieRolled":
      if (view.table.options["game"] === "solve") return null;
      return t("polyminix-event-test-die", { face: t(`polyminix-face-${event.face}`) });
    case "TaskSet":
      return t("polyminix-event-task", { task: taskWords(event.task) });
    case "ChallengeSet": {
      const challenge = challengeOf(event.challenge);
      return t("polyminix-event-challenge", { figure: challenge === null ? "" : figureName(challenge) });
    }
    case "RaceStarted":
      return t("polyminix-event-race");
    case "Laid":
    case "Lifted":
      return null;
    case "FigureCovered":
      return t("polyminix-event-figure-covered", { name: name(event.seat) });
    case "Completed":
      return t("polyminix-event-completed", { name: name(event.seat), place: event.place, seconds: inSeconds(event.ms) });
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

function gains({ result }: TurnEnded, name: (seat: number) => string): string | null {
  if (result.mode === "solo") return null;
  const scored = result.finishes.filter(({ points }) => points > 0);
  if (scored.length === 0) return t("polyminix-event-nobody");
  return scored.map(({ seat, points }) => t("polyminix-event-points", { name: name(seat), points })).join(" ");
}

/** Own pieces click when they are laid, not when the server says so. */
export function sound(event: AnyEvent): Sound | null {
  switch (event.type) {
    case "TurnDieRolled":
    case "TestDieRolled":
      return "deal";
    case "CardTaken":
    case "FigureCovered":
      return "claim";
    case "Completed":
    case "Ended":
      return "end";
    case "TimeIsUp":
      return "refuse";
    default:
      return null;
  }
}
