/** The result of a reveal in one sentence, and what is said at each moment of its scene. */

import type { SeatView } from "@/generated/messages";
import { formatList, seatName } from "@/shell/i18n/format";
import { t } from "@/shell/i18n/translations.svelte";
import type { Moment } from "../reveal/cues";
import type { Reveal } from "../reveal/reveal";
import type { Frame } from "../reveal/script";

export function headlineOf({ ending, subject }: Reveal, seats: readonly SeatView[]): string {
  const name = (seat: number): string => seatName(seats, seat);
  switch (ending.type) {
    case "elected": {
      const id = subject === null ? "personality-event-elected" : "personality-event-elected-card";
      return t(id, { name: name(ending.whom), votes: ending.votes, unanimous: ending.unanimous ? "yes" : "no" });
    }
    case "tied":
      return t("personality-event-tied", { names: formatList(ending.choices.map(name)) });
    case "nobody":
      return t(ending.second ? "personality-event-nobody-again" : "personality-event-nobody");
    case "judged":
      return t(ending.upheld ? "personality-event-upheld" : "personality-event-overturned", { name: name(ending.receiver), to: name(ending.to) });
  }
}

/** What can be said at a moment of the scene; nothing where the picture says it all. */
export function wordsAt(moment: Moment, reveal: Reveal, frame: Frame, seats: readonly SeatView[]): string {
  const names = (ones: readonly number[]): string => formatList(ones.map((seat) => seatName(seats, seat)));
  const thrown = (why: "pit" | "gate"): number[] => reveal.moves.flatMap((move) => (move.why === why ? [move.seat] : []));
  switch (moment) {
    case "elected":
    case "unanimous":
    case "tied":
    case "nobody":
    case "upheld":
    case "overturned":
      return headlineOf(reveal, seats);
    case "mask-falls":
      return t("personality-page-fell", { names: names(thrown("pit")) });
    case "falls-back-to-gate":
      return t("personality-stage-gate", { names: names(thrown("gate")) });
    case "lands-on-pair":
    case "lands-on-inversion":
    case "reaches-insight": {
      const landing = reveal.landings[frame.landing];
      return landing === undefined ? "" : t(`personality-stage-landed-${landing.on}`, { names: names(landing.seats), count: landing.seats.length });
    }
    default:
      return "";
  }
}
