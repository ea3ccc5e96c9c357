/** Starts a game with one press, without the set-up form. */

import { loadGame } from "@/games/registry";
import type { GameInfo, NewTable } from "@/generated/messages";
import { navigate } from "../app/navigation.svelte";
import { pathOf } from "../app/router";
import { settings } from "../app/settings.svelte";
import { coachFromTheStart } from "../coach/every-turn";
import { api } from "../http/api";
import type { Mutation } from "../http/mutation.svelte";
import { loadTranslations, t } from "../i18n/translations.svelte";
import { contribute } from "../net/contributions";
import { defaultBots, type Options } from "./defaults";
import { isNewcomer, preferredLevel } from "./newcomer.svelte";

/** Start a game against bots. A newcomer gets the game's own first options, and the coach's advice at every turn. */
export async function playAgainstBots(mutation: Mutation, info: GameInfo, level = preferredLevel(info.spec.name, info.levels)): Promise<void> {
  const game = info.spec.name;
  const bots = defaultBots(info, level);
  const newcomer = isNewcomer(game);
  const code = await start(mutation, game, { seats: 1 + bots.length, bots, options: newcomer ? info.first_game : {} });
  if (code === null) return;
  if (newcomer) coachFromTheStart(code);
  enter(code);
}

/** Start a game for one. */
export async function playAlone(mutation: Mutation, game: string, options: Options): Promise<void> {
  const code = await start(mutation, game, { seats: 1, options });
  if (code !== null) enter(code);
}

/** Open a table without starting its game: others are to come. */
export async function openTable(mutation: Mutation, game: string, wish: Wish): Promise<void> {
  const table = await mutation.run(() => api.newTable(asMine(game, wish)));
  if (table !== null) enter(table.code);
}

type Wish = Omit<NewTable, "game" | "name">;

function asMine(game: string, wish: Wish): NewTable {
  return { game, name: settings.name || t("guest"), colour: settings.colour || null, ...wish };
}

/** Open a table and start its game. In between, this device gives its number for the shuffle. */
async function start(mutation: Mutation, game: string, wish: Wish): Promise<string | null> {
  void Promise.allSettled([loadGame(game, true), loadTranslations(game)]); // they load while the server creates the table
  const table = await mutation.run(async () => {
    const made = await api.newTable(asMine(game, wish));
    await contribute(made);
    return api.start(made.code);
  });
  return table?.code ?? null;
}

function enter(code: string): void {
  navigate(pathOf({ name: "table", code }));
}
