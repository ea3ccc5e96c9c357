/**
 * The contract between the shell and a game's page. The plain board fulfils it for every game that has no page.
 *
 * A game is a folder `games/<name>/` with files the shell loads when it needs them:
 * - `index.ts`, whose default export is `defineGame({...})` with a `GameModule`;
 * - `screens/SeatedBoard.svelte` and `screens/SpectatorBoard.svelte` (may be left out), if its board is in two parts that it loads itself:
 *   one for somebody with a seat, one for who looks on (see `loadGame` and `web/build/chunks.ts`);
 * - `PresetPicture.svelte`, if it draws its ready-made games (see `PresetPictureProps` in `registry.ts`);
 * - `Preview.svelte`, a drawing without properties, for the home page and the new table (about 3:2, fills its box).
 * - `Alone.svelte` (may be left out), a page for one player, such as a campaign, without properties.
 * - `HowToPlay.svelte` (may be left out), how it is played in three drawings (`HowToPlayProps`, about 3:2), for the big screen.
 * If people can write packs for it, `packs/Editor.svelte` (`PackEditorProps`) and `packs/Gallery.svelte` (`PackGalleryProps`).
 * And, if its rules have pictures, `rules/Picture.svelte`, which draws them (`PictureProps`).
 *
 * And its words, in `src/salon/games/<name>/words/<language>/` (see `shell/i18n/translations.svelte.ts`), of which the shell uses:
 * - `<name>-name`, `<name>-about` (one line);
 * - `<name>-extra-<extra>` (may be left out): a chip that says that the set-up has this extra;
 * - `<name>-own-link` (may be left out): on the set-up, the way to `#own` on the page for one player, where people make their own;
 * - `<name>-how-1` to `<name>-how-3`, a short line under each drawing of `HowToPlay.svelte`;
 * - `<name>-option-<option>`, `…-about`, `<name>-option-<option>-<value>`, `<name>-group-<group>`;
 * - `<name>-minute-<step>`, `…-title`, `<name>-picture-<caption>` for the game in one minute;
 * - `<name>-level-<level>`, `…-about` for each level of its bots;
 * - for each `Decision.what`: `<name>-ask-<what>` or `<name>-decision-<what>` (what the one who is looking is asked) and
 *   `<name>-asked-<what>` (with `$name`: what another seat is asked); and, if there is a better word for those who look on
 *   than a list of all names, `<name>-asked-all-<what>`;
 * - the lines and notes of the score sheet, by the ids that stand in the outcome;
 * - `<name>-explain-<topic>` for each topic of `explanations`.
 */

import type { Component } from "svelte";
import type { Advice, Answer, AudienceNews, Decision, GameInfo, Outcome, PackFault, PackLimits, PictureView, Refused, SeatView, MoveValue } from "@/generated/messages";
import type { Explanations } from "@/shell/explain/explain";
import type { KeyHelp } from "@/shell/keys/sheet.svelte";
import type { Played, Sound } from "@/shell/sound/sounds";

/** A game as one seat sees it: the latest news. `seat` is null for a spectator and for the big screen. */
export interface Position<View = unknown, Action = unknown, Event = unknown> {
  readonly gameId: string;
  readonly seq: number;
  /** When the last action was taken, in ms by the server's clock; left out where no time passes. */
  readonly at?: number;
  /** The seq that `events` start after. Null: a whole view without a past, so there is nothing to animate. */
  readonly since: number | null;
  readonly seat: number | null;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly events: readonly Event[];
  /** Who is asked what, by seat (the keys are numbers as text). */
  readonly waiting: Readonly<Record<string, Decision>>;
  readonly mayTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** What a person has chosen for this device. */
export interface BoardSettings {
  readonly reducedMotion: boolean;
  readonly dark: boolean;
}

/** A better action than the one that is shown. `view` is from before it. */
export interface Better<View = unknown, Action = unknown> {
  readonly seat: number;
  readonly action: Action;
  readonly view: View;
}

/** What the audience is asked and has thought, for a board. Left out where there is no audience, as in a replay. */
export interface AudienceSide extends Omit<AudienceNews, "type" | "game_id"> {
  /** Answer what is asked; null unless the one who is looking is in the audience. */
  readonly vote: ((choice: number) => void) | null;
}

/** What every board gets. */
export interface BoardProps<View = unknown, Action = unknown, Event = unknown> {
  readonly position: Position<View, Action, Event>;
  readonly seats: readonly SeatView[];
  /** The seats of this device (several: hot seat; none: a spectator, the big screen, a replay). */
  readonly mine: readonly number[];
  readonly settings: BoardSettings;
  /** What the server's clock says now, in ms; left out where no time passes, as in a replay. */
  readonly clock?: () => number;
  /** Called when everything up to the news with this seq has been shown (see `GameModule.scene`). */
  readonly shown?: (seq: number) => void;
  /** A big screen shows the table: scenes are played there, and phones look up. */
  readonly onScreen?: boolean;
  /** The module's own `info`. */
  readonly info?: GameInfo | undefined;
  readonly audience?: AudienceSide | null;
  /** In a replay with a review: what would have been better than the move just shown. */
  readonly better?: Better<View, Action> | null;
}

/** What the board of a player gets. It shows no controls when `position.legal` is empty. */
export interface PlayerBoardProps<View = unknown, Action = unknown, Event = unknown>
  extends BoardProps<View, Action, Event> {
  /** The value of each legal action, by `actionKey(action)`; empty until the server has answered. */
  readonly moveValues: ReadonlyMap<string, MoveValue>;
  /** The action that is on its way and not yet stored. */
  readonly sending: Action | null;
  /** Why the last action was refused; null again with the next. The shell shows it in words, too. */
  readonly refusal: Refused | null;
  readonly act: (action: Action) => void;
  readonly takeBack: () => void;
  /** What the game's solver last answered this seat (its `hint`), and the seq it was asked at. */
  readonly hint?: Pick<Answer, "seq" | "answer"> | null;
  /** Ask for the answer to what the seat has asked the solver by an action. */
  readonly askHint?: () => void;
  /** What the coach thinks best now, the best first; empty until the seat has asked. The shell lists it in words. */
  readonly advice?: readonly Advice[];
  /** The advised action that was pointed at in that list: to be shown, not done. */
  readonly considered?: Action | null;
}

/** What the drawings of how a game is played get: which of the three is wanted. */
export interface HowToPlayProps {
  readonly step: 1 | 2 | 3;
}

/** What the editor of a pack gets. The shell checks, keeps and shares what it hands out; the server knows its form. */
export interface PackEditorProps {
  /** The pack as it was kept; null: a new one. */
  readonly content: unknown;
  /** What the server finds wrong with what was last handed out, in words. */
  readonly faults: readonly PackFault[];
  readonly limits: PackLimits;
  /** Hands out the pack as it is now. */
  readonly change: (content: unknown) => void;
}

/** What shows a pack that somebody shares. */
export interface PackGalleryProps {
  readonly content: unknown;
}

/** What the details of a result get. */
export interface ResultProps<View = unknown> {
  readonly outcome: Outcome;
  readonly view: View;
  readonly seats: readonly SeatView[];
  readonly mine: readonly number[];
  readonly settings: BoardSettings;
}

/** What the drawing of a picture of the rules gets (`rules/Picture.svelte` in the game's folder). */
export interface PictureProps {
  readonly game: string;
  readonly picture: PictureView;
  /** On the card of a variant, where there is little room. */
  readonly small?: boolean;
}

/** What a step of the finale gets. */
export interface FinaleProps<View = unknown> extends ResultProps<View> {
  /** The step that is shown, from 0 on. On the big screen also the one after the last, which is the result. */
  readonly step: number;
  /** On the big screen, where there is more room and nobody touches anything. */
  readonly big: boolean;
  /** The device has come in the middle of the finale: the step is shown as it stands. */
  readonly entered: boolean;
}

/** The end of a game, shown to everybody step by step before its result, at the pace of the host. */
export interface FinaleOfGame<View = unknown, Event = unknown> {
  /** How many steps there are before the result; at most 99. */
  readonly steps: (view: View, outcome: Outcome) => number;
  readonly Stage: Lazy<FinaleProps<View>>;
  /** Whether an event tells how the game has ended. It is kept out of the log until all steps have been shown. */
  readonly givesAway: (event: Event) => boolean;
}

/** The context of a sentence about an event. */
export interface EventContext<View = unknown> {
  readonly view: View;
  readonly seats: readonly SeatView[];
  readonly mine: readonly number[];
  /** A seat's name. */
  readonly name: (seat: number) => string;
  /** True in a replay, where every step needs a sentence, also those that a log leaves out. */
  readonly everything?: boolean;
}

export type { Played, Sound } from "@/shell/sound/sounds";

/** The context of the sound of an event. */
export interface SoundContext<View = unknown> {
  readonly view: View;
  readonly mine: readonly number[];
  /** In a replay everything is shown as soon as it is known, and no scene plays its own sounds. */
  readonly replay: boolean;
}

/** A component that is loaded when it is first shown: `() => import("./Some.svelte")`. */
export type Lazy<Props extends Record<string, any>> = () => Promise<{ readonly default: Component<Props> }>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A game's part of the page. */
export interface GameModule<View = unknown, Action = unknown, Event = unknown> {
  readonly PlayerBoard: Component<PlayerBoardProps<View, Action, Event>>;
  /** The big screen: seen from across the room, without controls. */
  readonly BigScreen: Lazy<BoardProps<View, Action, Event>>;
  /** True where `BigScreen` itself says what happened last, so that the shell need not. */
  readonly bigScreenShowsEvents?: boolean;
  /** True where `BigScreen` fills the television and itself says what is asked; the code and the clock stay in a corner. */
  readonly bigScreenFills?: boolean;
  /** A frame of a replay. */
  readonly ReplayBoard: Lazy<BoardProps<View, Action, Event>>;
  /** Shown with a result, above the shell's own score sheets; left out: only those. */
  readonly Result?: Lazy<ResultProps<View>>;
  /** Shown between the last move and the result; left out: the result comes at once. */
  readonly finale?: FinaleOfGame<View, Event>;
  /** True where `Result` shows score sheets and notes itself, so that the shell's own are not needed. */
  readonly ownSheets?: boolean;
  /** True where the board shows the other players itself, as in a race: the side column is folded away at first. */
  readonly wideBoard?: boolean;
  /** True for the end of a puzzle for one, which has neither places nor points. */
  readonly isPuzzle?: (view: View) => boolean;
  /** True where every seat always holds something secret, so that a shared device is covered whenever it changes hands. */
  readonly secretHands?: boolean;
  /** The game, where one module is made for several: its boards get it, too. */
  readonly info?: GameInfo;
  /** A sentence for the log and the screen reader; null for an event that needs none. */
  readonly describeEvent: (event: Event, context: EventContext<View>) => string | null;
  /** An action in a few words, for the coach: “the Sea, columns 2–3, row 1”. `view` is from before it. */
  readonly describeAction?: (action: Action, view: View, seat: number) => string;
  /** True for events that are announced but do not stay in the log. */
  readonly isTransient?: (event: Event) => boolean;
  /** What the boards explain (`data-explain`): each topic with the id of its rule. */
  readonly explanations?: Explanations;
  /** The keys of the player's board. */
  readonly keys?: readonly KeyHelp[];
  /**
   * What is said while a scene is played for an event; null for an event without one. From its arrival until the board calls
   * `shown`, the shell shows nothing that came with the event or after it.
   */
  readonly scene?: (event: Event) => string | null;
  /** The sound of an event that is shown as soon as it is known, if it has one. */
  readonly sound?: (event: Event, context: SoundContext<View>) => Sound | readonly Played[] | null;
  /** Follows what the boards show, and plays what belongs to it. The returned function ends it. */
  readonly accompany?: () => () => void;
  /** True where a game is heard from the big screen: beside one, phones are quiet unless their player wants otherwise. */
  readonly quietBesideScreen?: boolean;
}

/** A game module whose own types are erased, as the registry returns it. */
export type AnyGameModule = GameModule;

/** Checks a game module against its own types. The shell trusts the server's views, events and actions to have them. */
export function defineGame<View, Action, Event>(module: GameModule<View, Action, Event>): AnyGameModule {
  return module as unknown as AnyGameModule;
}

/** A key for an action that does not depend on the order of its fields. */
export function actionKey(action: unknown): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
