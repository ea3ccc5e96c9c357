/** What the page knows of a table, and how each message of the server changes it. These functions are pure. */

import { actionKey, type Position } from "@/games/types";
import { patched, type Patch } from "../http/patch";
import { withNames } from "../i18n/names";
import type { Act, Advice, Answer, AnyOutbound, AudienceNews, GameNews, GamePatch, MoveValue, Question, Refused, TableView, TakeBack } from "@/generated/messages";

/**
 * The connection to the server. `lost`: it broke and is being retried; `gone`: there is no such table; `removed`: the host
 * has removed this visitor for good.
 */
export type ConnectionStatus = "connecting" | "open" | "lost" | "gone" | "removed";

/** An action that is on its way. `stored` is the seq under which the server has kept it, once it has said so. */
export interface Pending {
  readonly message: Act | TakeBack;
  readonly stored: number | null;
}

/** An event as it was seen, for the log. */
export interface LogEntry {
  readonly key: string;
  readonly seq: number;
  readonly event: unknown;
}

/** Reactions that came together, and the number of their batch. */
export interface Reacted {
  readonly batch: number;
  readonly counts: Readonly<Record<string, number>>;
}

export interface TableState {
  readonly connection: ConnectionStatus;
  readonly table: TableView | null;
  readonly news: GameNews | null;
  /**
   * The last news of this connection, which its patches are of: null until the first. It may be older than what is shown, or
   * be for other seats: after a reconnect, the view that was there stays until the server has newer news.
   */
  readonly base: GameNews | null;
  /** Each seat's position, by seat; the spectator's is at null. */
  readonly positions: ReadonlyMap<number | null, Position>;
  /** The last answer to each question of each seat (see `answerTo`). */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly pending: readonly Pending[];
  readonly refusal: Refused | null;
  readonly log: readonly LogEntry[];
  /** What the audience is asked, and what it thought; null where there is no audience. */
  readonly audience: AudienceNews | null;
  /** The latest reactions, and how many batches there have been. */
  readonly reactions: Reacted;
  /** The commitments this page saw before it saw a seed, by game. */
  readonly commitments: ReadonlyMap<string, string>;
}

export const INITIAL_STATE: TableState = {
  connection: "connecting",
  table: null,
  news: null,
  base: null,
  positions: new Map(),
  answers: new Map(),
  pending: [],
  refusal: null,
  log: [],
  audience: null,
  reactions: { batch: 0, counts: {} },
  commitments: new Map(),
};

const MAX_LOG_LENGTH = 400;

/** The state after a message. */
export function receive(state: TableState, message: AnyOutbound): TableState {
  switch (message.type) {
    case "TableNews":
      return receiveTable(state, { ...message.table, seats: withNames(message.table.seats) });
    case "GameNews":
      return receiveGame({ ...state, base: message }, message);
    case "GamePatch":
      return canApply(state, message) ? receivePatch(state, message) : state;
    case "Answer":
      return receiveAnswer(state, message);
    case "Ack":
      return { ...state, pending: unsettled(state.pending.map((one) => stored(one, message.id, message.seq)), state.news) };
    case "Refused":
      return { ...state, refusal: message, pending: state.pending.filter((one) => one.message.id !== message.id) };
    case "AudienceNews":
      return { ...state, audience: message };
    case "Reactions":
      return { ...state, reactions: { batch: state.reactions.batch + 1, counts: message.counts } };
    case "Pong":
    case "Closing":
      return state;
    default:
      // A newer server may send messages that this page does not know.
      message satisfies never;
      return state;
  }
}

/**
 * Whether a patch is one of the last news of this connection. If not, the page has to ask for the whole news. The server sends
 * whole news for another game and for other seats, so the patches of a connection are of the game and the seats of its last news.
 */
export function canApply(state: TableState, patch: GamePatch): boolean {
  return state.base?.seq === patch.since;
}

/** The state when a new connection begins. What was shown stays, but the server doesn't know it: no patch is of it. */
export function reconnected(state: TableState): TableState {
  return state.base === null ? state : { ...state, base: null };
}

/** Why the house has ended the connection: it has closed the table, or blocked the visitor. Null if it has not. */
export function closingWords(state: TableState): string | null {
  const { refusal } = state;
  return refusal !== null && ["table-closed", "blocked"].includes(refusal.code) ? refusal.text : null;
}

/** The state once an action is on its way. */
export function send(state: TableState, message: Act | TakeBack): TableState {
  return { ...state, refusal: null, pending: [...state.pending, { message, stored: null }] };
}

/** The actions to send again after a reconnect: sent, and never acknowledged. */
export function unacknowledgedActions(state: TableState): readonly (Act | TakeBack)[] {
  return state.pending.filter((one) => one.stored === null).map((one) => one.message);
}

function receiveTable(state: TableState, table: TableView): TableState {
  if (state.table !== null && state.table.code === table.code && table.version < state.table.version) return state;
  return { ...state, table };
}

function receivePatch(state: TableState, message: GamePatch): TableState {
  const news = patched(state.base, message.patch as Patch) as GameNews;
  return receiveGame({ ...state, base: news }, news);
}

function receiveGame(state: TableState, news: GameNews): TableState {
  const before = state.news?.game_id === news.game_id ? state.news : null;
  if (before !== null && news.seq < before.seq) return state;
  const positions = new Map(news.seats.map((seat) => [seat.seat, positionOf(news, seat)]));
  const known = state.commitments.get(news.game_id);
  const commitments =
    known === undefined && news.seed === null ? new Map(state.commitments).set(news.game_id, news.commitment) : state.commitments;
  const pending = state.pending.filter((one) => one.message.game_id === news.game_id);
  return {
    ...state,
    news,
    positions,
    commitments,
    pending: unsettled(pending, news),
    answers: new Map([...state.answers].filter(([, answer]) => stillApplies(answer, news))),
    log: extendLog(before === null ? [] : state.log, news),
  };
}

function positionOf(news: GameNews, seat: GameNews["seats"][number]): Position {
  return {
    gameId: news.game_id,
    seq: news.seq,
    at: news.at_ms,
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

/** The log with the news added. A device with several seats logs what its first seat sees. */
function extendLog(before: readonly LogEntry[], news: GameNews): readonly LogEntry[] {
  const told = news.since === null ? [] : before;
  const last = told.at(-1)?.seq ?? -1;
  if (news.seq <= last) return told;
  const fresh = (news.seats[0]?.events ?? []).map((event, index) => {
    return { key: `${news.game_id} ${news.seq} ${index}`, seq: news.seq, event };
  });
  return [...told, ...fresh].slice(-MAX_LOG_LENGTH);
}

function receiveAnswer(state: TableState, answer: Answer): TableState {
  if (state.news === null || !stillApplies(answer, state.news)) return state;
  return { ...state, answers: new Map(state.answers).set(answerKey(answer.question, answer.seat), answer) };
}

/** Whether an answer is about the position that is shown. A hint stays while others move. */
export function stillApplies(answer: Pick<Answer, "question" | "game_id" | "seq">, news: GameNews): boolean {
  return news.game_id === answer.game_id && (answer.question === "hint" || news.seq === answer.seq);
}

function answerKey(question: Question, seat: number): string {
  return `${question} ${seat}`;
}

/** The last answer to a question of a seat, if it still applies. */
export function answerTo(state: TableState, question: Question, seat: number): Answer | null {
  return state.answers.get(answerKey(question, seat)) ?? null;
}

/** What each legal action of a seat is worth, by `actionKey`; null until the server has answered. */
export function moveValuesOf(state: TableState, seat: number): ReadonlyMap<string, MoveValue> | null {
  const answer = answerTo(state, "values", seat);
  if (answer === null) return null;
  return new Map(((answer.answer ?? []) as readonly MoveValue[]).map((value) => [actionKey(value.action), value]));
}

/** What the coach advises a seat, the best move first; empty until the server has answered. */
export function adviceFor(state: TableState, seat: number): readonly Advice[] {
  return (answerTo(state, "advice", seat)?.answer ?? []) as readonly Advice[];
}

function stored(one: Pending, id: string, seq: number): Pending {
  return one.message.id === id ? { ...one, stored: seq } : one;
}

/** The pending actions that are not yet both stored and shown. */
function unsettled(pending: readonly Pending[], news: GameNews | null): readonly Pending[] {
  return pending.filter((one) => one.stored === null || news === null || news.seq < one.stored);
}
