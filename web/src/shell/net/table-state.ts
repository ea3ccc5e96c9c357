/** What the page knows of a table, and how each message of the server changes it. Pure: sockets are elsewhere. */

import { actionKey, type Position } from "@/games/types";
import type { Act, AdviceNews, AnyOutbound, GameNews, HintNews, Refused, TableView, TakeBack, Worth, WorthNews } from "@/generated/messages";

/** How the line to the server is. `lost`: it broke, and is tried again; `gone`: there is no such table. */
export type Line = "connecting" | "open" | "lost" | "gone";

/** An action that is on its way. `stored` is the seq under which the server has kept it, once it has said so. */
export interface Pending {
  readonly message: Act | TakeBack;
  readonly stored: number | null;
}

/** An event as it was seen, for the log. */
export interface Told {
  readonly key: string;
  readonly seq: number;
  readonly event: unknown;
}

export interface WorthOf {
  readonly seq: number;
  readonly byAction: ReadonlyMap<string, Worth>;
}

export interface TableState {
  readonly line: Line;
  readonly table: TableView | null;
  readonly news: GameNews | null;
  /** Each seat's position, by seat; the spectator's is at null. */
  readonly positions: ReadonlyMap<number | null, Position>;
  readonly worth: ReadonlyMap<number, WorthOf>;
  /** What the solver last answered each seat. */
  readonly hints: ReadonlyMap<number, HintNews>;
  /** What the coach last answered each seat; forgotten when the game moves on. */
  readonly advice: ReadonlyMap<number, AdviceNews>;
  readonly pending: readonly Pending[];
  readonly refusal: Refused | null;
  readonly told: readonly Told[];
  /** The commitments this page saw before it saw a seed, by game. */
  readonly promised: ReadonlyMap<string, string>;
}

export const NOTHING_YET: TableState = {
  line: "connecting",
  table: null,
  news: null,
  positions: new Map(),
  worth: new Map(),
  hints: new Map(),
  advice: new Map(),
  pending: [],
  refusal: null,
  told: [],
  promised: new Map(),
};

const LONGEST_LOG = 400;

/** The state after a message. */
export function receive(state: TableState, message: AnyOutbound): TableState {
  switch (message.type) {
    case "TableNews":
      return receiveTable(state, message.table);
    case "GameNews":
      return receiveGame(state, message);
    case "WorthNews":
      return receiveWorth(state, message);
    case "HintNews":
      return state.news?.game_id === message.game_id ? { ...state, hints: new Map(state.hints).set(message.seat, message) } : state;
    case "AdviceNews":
      return isNow(state, message) ? { ...state, advice: new Map(state.advice).set(message.seat, message) } : state;
    case "Ack":
      return { ...state, pending: settled(state.pending.map((one) => stored(one, message.id, message.seq)), state.news) };
    case "Refused":
      return { ...state, refusal: message, pending: state.pending.filter((one) => one.message.id !== message.id) };
    case "Pong":
    case "Closing":
      return state;
    default:
      // A newer server may say what this page has not heard of.
      message satisfies never;
      return state;
  }
}

/** The state once an action is on its way. */
export function send(state: TableState, message: Act | TakeBack): TableState {
  return { ...state, refusal: null, pending: [...state.pending, { message, stored: null }] };
}

/** What has to be said again after the line was lost: what was sent and never acknowledged. */
export function unacknowledged(state: TableState): readonly (Act | TakeBack)[] {
  return state.pending.filter((one) => one.stored === null).map((one) => one.message);
}

function receiveTable(state: TableState, table: TableView): TableState {
  if (state.table !== null && state.table.code === table.code && table.version < state.table.version) return state;
  return { ...state, table };
}

function receiveGame(state: TableState, news: GameNews): TableState {
  const before = state.news?.game_id === news.game_id ? state.news : null;
  if (before !== null && news.seq < before.seq) return state;
  const positions = new Map(news.seats.map((seat) => [seat.seat, positionOf(news, seat)]));
  const known = state.promised.get(news.game_id);
  const promised =
    known === undefined && news.seed === null ? new Map(state.promised).set(news.game_id, news.commitment) : state.promised;
  const pending = state.pending.filter((one) => one.message.game_id === news.game_id);
  return {
    ...state,
    news,
    positions,
    promised,
    pending: settled(pending, news),
    hints: before === null ? NOTHING_YET.hints : state.hints,
    advice: before !== null && before.seq === news.seq ? state.advice : NOTHING_YET.advice,
    worth: new Map([...state.worth].filter(([, worth]) => before !== null && worth.seq === news.seq)),
    told: tell(before === null ? [] : state.told, news),
  };
}

function positionOf(news: GameNews, seat: GameNews["seats"][number]): Position {
  return {
    gameId: news.game_id,
    seq: news.seq,
    since: news.since,
    seat: seat.seat,
    view: seat.view,
    legal: seat.legal,
    events: news.since === null ? [] : seat.events,
    waiting: news.waiting,
    mayTakeBack: seat.may_take_back,
    outcome: news.outcome,
  };
}

/** The log with the news added. A device with several seats tells what its first one sees. */
function tell(before: readonly Told[], news: GameNews): readonly Told[] {
  const told = news.since === null ? [] : before;
  const last = told.at(-1)?.seq ?? -1;
  if (news.seq <= last) return told;
  const fresh = (news.seats[0]?.events ?? []).map((event, index) => {
    return { key: `${news.game_id} ${news.seq} ${index}`, seq: news.seq, event };
  });
  return [...told, ...fresh].slice(-LONGEST_LOG);
}

function receiveWorth(state: TableState, message: WorthNews): TableState {
  if (!isNow(state, message)) return state;
  const listed = message.worth as readonly Worth[];
  const byAction = new Map(listed.map((worth) => [actionKey(worth.action), worth]));
  return { ...state, worth: new Map(state.worth).set(message.seat, { seq: message.seq, byAction }) };
}

/** Whether an answer is about the position that is shown. */
function isNow({ news }: TableState, answer: WorthNews | AdviceNews): boolean {
  return news?.game_id === answer.game_id && news.seq === answer.seq;
}

function stored(one: Pending, id: string, seq: number): Pending {
  return one.message.id === id ? { ...one, stored: seq } : one;
}

/** What is still on its way: all but what is stored and already shown. */
function settled(pending: readonly Pending[], news: GameNews | null): readonly Pending[] {
  return pending.filter((one) => one.stored === null || news === null || news.seq < one.stored);
}
