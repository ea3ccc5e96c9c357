/** What a player's own page of a table sounds like. */

import { untrack } from "svelte";
import type { AnyGameModule } from "@/games/types";
import type { TableView } from "@/generated/messages";
import type { TableState } from "../net/table-state";
import { soundChoices } from "./choices.svelte";

/** Follow a table, from a component. */
export function followTable(look: () => { readonly state: TableState; readonly table: TableView | null; readonly module: AnyGameModule | null }): void {
  const module = $derived(look().module);
  const news = $derived(look().state.news);
  const beside = $derived((module?.quietBesideScreen ?? false) && (look().table?.on_screen ?? false));
  $effect(() => {
    soundChoices.place = beside ? "beside" : "device";
    return () => (soundChoices.place = "device");
  });
  $effect(() => module?.accompany?.());
  // Played here, not by the board: the result replaces the board at once, and a reopened board must not repeat the sound.
  $effect(() => {
    const [playing, latest] = [module, news];
    // Loaded with the first event: a table is seen before it is heard. Untracked: switching sound on repeats nothing.
    if (playing !== null && latest?.since != null && untrack(() => soundChoices.on)) {
      void import("./events").then(({ playNews }) => playNews(playing, latest.seats[0], latest.outcome, look().table?.me?.seats));
    }
  });
}
