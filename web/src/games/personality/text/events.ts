/** What happened, in words: for the log, the big screen and those who do not see the board. */

import type { AnyEvent, View } from "@/generated/personality";
import type { EventContext } from "@/games/types";
import { formatList } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import { cardText, squareName } from "./labels";

/** A sentence for every event; null for those that another sentence covers. */
export function describeEvent(event: AnyEvent, { view, name }: EventContext<View>): string | null {
  const say = (id: string, gaps: Readonly<Record<string, string | number>> = {}): string => t(`personality-event-${id}`, gaps);
  const words = (card: string): string => cardText(view, card) || "…";
  const ofCard = view?.table.polls.at(-1)?.subject !== null && view?.table.polls.at(-1)?.subject !== undefined;
  switch (event.type) {
    case "Drew":
      return event.why === "deal" ? null : say("drew", { why: event.why, name: name(event.seat), count: event.count });
    case "RoundBegan":
      return event.subject === null
        ? say("round", { number: event.number, name: name(event.reader) })
        : say("round-inverted", { number: event.number, name: name(event.subject) });
    case "CardRead":
      return say("card-read", { name: name(event.seat), card: words(event.card) });
    case "CardsLaid":
      return say("cards-laid", { name: name(event.subject) });
    case "LockedIn":
      return say("locked-in", { name: name(event.seat) });
    case "Unlocked":
      return say("unlocked", { name: name(event.seat) });
    case "Skipped":
      return say("skipped", { name: name(event.seat) });
    case "Revealed":
      return say("revealed");
    case "Elected":
      return say(ofCard ? "elected-card" : "elected", {
        name: name(event.whom),
        votes: event.votes,
        unanimous: event.unanimous ? "yes" : "no",
      });
    case "NobodyElected":
      return say(event.second ? "nobody-again" : "nobody");
    case "Tied":
      return say("tied", { names: formatList(event.choices.map(name)) });
    case "Argued":
      return event.text === "" ? say("argued-aloud", { name: name(event.seat) }) : say("argued", { name: name(event.seat), text: event.text });
    case "TraitReceived":
      return say("trait-received", { name: name(event.seat), card: words(event.card) });
    case "Moved":
      if (event.why !== "vote") return say(`moved-${event.why}`, { name: name(event.seat) });
      return say("moved", { name: name(event.seat), square: squareName(view.table.board, event.end) });
    case "LandedOnPair":
      return say("landed-pair", { name: name(event.seat) });
    case "LandedOnInversion":
      return say("landed-inversion", { name: name(event.seat) });
    case "ReachedInsight":
      return say("insight", { name: name(event.seat) });
    case "Swapped":
      return say("swapped", { name: name(event.seat) });
    case "Paired":
      return say("paired", { name: name(event.seat), partner: name(event.partner) });
    case "Gave":
      return say("gave", { name: name(event.seat), to: name(event.to), card: words(event.card) });
    case "Answered":
      return say(event.contests ? "contested" : "accepted", { name: name(event.seat) });
    case "Judged":
      return event.upheld
        ? say("upheld", { name: name(event.receiver) })
        : say("overturned", { name: name(event.receiver), to: name(event.to) });
    case "CardLeftOut":
      return say("left-out");
    case "RoundsOver":
      return say("rounds-over", { rounds: event.rounds });
    case "Won":
      return say("won", { name: name(event.seat) });
    case "Ended":
      return say(event.exhausted ? "ended-exhausted" : "ended");
    case "TakenBack":
      return say("taken-back", { name: name(event.seat) });
  }
}
