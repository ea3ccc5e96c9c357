/** The plain board as the page of a game that has none of its own. */

import { defineGame, type AnyGameModule } from "@/games/types";
import type { GameInfo } from "@/generated/messages";
import { api } from "../http/api";
import { loadTranslations } from "../i18n/translations.svelte";
import PlainBoard from "./PlainBoard.svelte";
import { actionText, eventText, placeOf, type Fields } from "./text";

/** The plain board for a game of this server. */
export async function loadPlainGame(game: string): Promise<AnyGameModule> {
  const [games] = await Promise.all([api.games(), loadTranslations("plain")]);
  const info = games.find(({ spec }) => spec.name === game);
  if (info === undefined) throw new Error(`this server has no game “${game}”`);
  return plainGame(info);
}

/** The plain board for a game. */
export function plainGame(info: GameInfo): AnyGameModule {
  return defineGame<Fields, Fields, Fields>({
    info,
    PlayerBoard: PlainBoard,
    BigScreen: () => import("./PlainScreen.svelte"),
    ReplayBoard: () => import("./PlainReplay.svelte"),
    describeEvent: (event, { view, seats }) => eventText(info, event, view, seats),
    describeAction: (action, view) => actionText(info, action, view, []),
    sound: (event) => (placeOf(info, event) === null ? null : "place"),
  });
}
