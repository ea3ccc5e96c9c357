/** What boards are told of the audience. */

import type { AudienceSide } from "@/games/types";
import type { React } from "@/generated/messages";
import type { LiveTable } from "../net/live-table.svelte";

/** What the audience of the present game is asked and has thought; null where it is asked nothing. */
export function audienceSide(live: LiveTable): AudienceSide | null {
  const { audience, news } = live.state;
  if (audience === null || audience.game_id !== news?.game_id) return null;
  return { ...audience, vote: audience.member && audience.asked !== null ? (choice) => live.vote(choice) : null };
}

/** Sends a reaction of this visitor; null where there are none: nobody reacts who is alone, or whom the server does not know. */
export function reactionsOf(live: LiveTable): ((reaction: React["reaction"]) => void) | null {
  const { table, audience } = live.state;
  if (table === null || !table.reactions || (table.me === null && audience?.member !== true)) return null;
  const company = table.spectators > 0 || table.on_screen || table.seats.filter((seat) => seat.kind === "person").length > 1;
  return company ? (reaction) => live.react(reaction) : null;
}
