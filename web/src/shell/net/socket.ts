/** The connection to a table: opens, says hello, keeps alive, and reconnects by itself. */

import type { AnyInbound, AnyOutbound, Ask, Question, React } from "@/generated/messages";
import { canApply, INITIAL_STATE, receive, reconnected, send, stillApplies, unacknowledgedActions, type ConnectionStatus, type TableState } from "./table-state";

/** The parts of a WebSocket that are used; tests bring their own. */
export type SocketLike = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "readyState">;

export interface SocketDependencies {
  readonly open: () => SocketLike;
  readonly later: (run: () => void, ms: number) => () => void;
  readonly random: () => number;
  readonly newId: () => string;
  readonly language: () => string;
  /** Whether reactions are to be sent here. */
  readonly reactions: () => boolean;
}

const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 12_000;
/** Shorter when the page becomes visible again: the connection may have died while the device slept. */
const WAKE_TIMEOUT_MS = 5_000;
/** A network that drops packets lets a connection neither open nor fail. */
const OPEN_TIMEOUT_MS = 12_000;
const FIRST_DELAY_MS = 400;
const MAX_DELAY_MS = 12_000;
const OPEN = 1;
/** Close codes after which another try is useless: the visitor was removed or is blocked, or there is no such table. */
const FINAL: Readonly<Record<number, ConnectionStatus>> = { 4403: "removed", 4404: "gone", 4451: "gone" };

/** The delay before the next try: exponential backoff with jitter. */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return longest * (0.5 + random / 2);
}

export class TableSocket {
  #state: TableState = INITIAL_STATE;
  #socket: SocketLike | null = null;
  #failures = 0;
  #stopped = false;
  #cancel: () => void = () => undefined;
  /** The last unanswered question of each kind, to be asked again on a new connection. */
  readonly #questions = new Map<Question, Ask>();
  #mustAskAgain = false;
  readonly #dependencies: SocketDependencies;
  readonly #changed: (state: TableState) => void;

  constructor(dependencies: SocketDependencies, changed: (state: TableState) => void) {
    this.#dependencies = dependencies;
    this.#changed = changed;
  }

  get state(): TableState {
    return this.#state;
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
    this.#disconnect();
  }

  /** Reconnect at once, or probe the connection: the network is back, or the page is visible again. */
  checkConnection(): void {
    if (this.#stopped) return;
    if (this.#socket?.readyState === OPEN) this.#probe(WAKE_TIMEOUT_MS);
    else if (this.#socket === null) {
      this.#failures = 0;
      this.#connect();
    }
  }

  act(seat: number, action: unknown): void {
    const news = this.#state.news;
    if (news === null) return;
    this.#sendAction({ type: "Act", id: this.#dependencies.newId(), game_id: news.game_id, seq: news.seq, seat, action });
  }

  takeBack(seat: number): void {
    const news = this.#state.news;
    if (news === null) return;
    this.#sendAction({ type: "TakeBack", id: this.#dependencies.newId(), game_id: news.game_id, seq: news.seq, seat });
  }

  /** Ask about a seat's position. */
  ask(seat: number, question: Question): void {
    const news = this.#state.news;
    if (news === null) return;
    const message: Ask = { type: "Ask", game_id: news.game_id, seq: news.seq, seat, question };
    // Move values are asked for anew with every position; what a person has asked for survives a lost connection.
    if (question !== "values") this.#questions.set(question, message);
    this.#send(message);
  }

  /** Answer what the audience is asked. */
  vote(choice: number): void {
    const audience = this.#state.audience;
    if (audience === null || audience.asked === null) return;
    this.#send({ type: "AudienceVote", game_id: audience.game_id, key: audience.asked, choice });
  }

  react(reaction: React["reaction"]): void {
    this.#send({ type: "React", reaction });
  }

  /** Forget the refusal once it has been read. */
  clearRefusal(): void {
    if (this.#state.refusal !== null) this.#setState({ ...this.#state, refusal: null });
  }

  /** Say hello, at first and again when the language has changed. */
  sendHello(): void {
    const { news } = this.#state;
    const { language, reactions } = this.#dependencies;
    const known = { game_id: news?.game_id ?? null, seq: news?.seq ?? null };
    this.#send({ type: "Hello", ...known, language: language(), reactions: reactions(), patches: true });
  }

  #sendAction(message: Parameters<typeof send>[1]): void {
    this.#setState(send(this.#state, message));
    this.#send(message);
  }

  /** Ask the questions again that a lost connection left unanswered, if they still apply. */
  #askAgain(): void {
    const { news } = this.#state;
    this.#mustAskAgain = false;
    for (const [question, asked] of this.#questions) {
      const still = news !== null && stillApplies(asked, news) && asked.seat in news.waiting;
      if (still) this.#send({ ...asked, seq: news.seq });
      else this.#questions.delete(question);
    }
  }

  #connect(): void {
    this.#cancel();
    const socket = this.#dependencies.open();
    this.#socket = socket;
    this.#state = reconnected(this.#state);
    this.#cancel = this.#dependencies.later(() => this.#reconnect(), OPEN_TIMEOUT_MS);
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as AnyOutbound);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      const final = FINAL[event.code];
      if (final !== undefined) this.#giveUp(final);
      else this.#reconnect();
    };
  }

  #opened(): void {
    this.sendHello();
    for (const message of unacknowledgedActions(this.#state)) this.#send(message);
    this.#mustAskAgain = true;
    this.#setStatus("open");
    this.#keepAlive();
  }

  #receive(message: AnyOutbound): void {
    // A connection that the server refuses at once counts as a failure: the next try waits longer.
    if (message.type !== "Refused" && message.type !== "Closing") this.#failures = 0;
    this.#keepAlive();
    // After another hello the server sends the whole news.
    if (message.type === "GamePatch" && !canApply(this.#state, message)) this.sendHello();
    this.#setState(receive(this.#state, message));
    if (message.type === "Answer") this.#questions.delete(message.question);
    else if (message.type === "Refused" && message.id === null) this.#questions.clear();
    else if (message.type === "GameNews" && this.#mustAskAgain) this.#askAgain();
  }

  /** Send a ping after some silence. */
  #keepAlive(): void {
    this.#cancel();
    this.#cancel = this.#dependencies.later(() => this.#probe(PONG_TIMEOUT_MS), PING_INTERVAL_MS);
  }

  /** Send a ping; reconnect if no message arrives in time. */
  #probe(patience: number): void {
    this.#cancel();
    this.#send({ type: "Ping" });
    this.#cancel = this.#dependencies.later(() => this.#reconnect(), patience);
  }

  #reconnect(): void {
    this.#cancel();
    this.#disconnect();
    if (this.#stopped) return;
    this.#setStatus("lost");
    const wait = reconnectDelay(this.#failures, this.#dependencies.random());
    this.#failures += 1;
    this.#cancel = this.#dependencies.later(() => this.#connect(), wait);
  }

  #giveUp(status: ConnectionStatus): void {
    this.stop();
    this.#setStatus(status);
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: AnyInbound): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #setStatus(connection: ConnectionStatus): void {
    if (this.#state.connection !== connection) this.#setState({ ...this.#state, connection });
  }

  #setState(state: TableState): void {
    this.#state = state;
    this.#changed(state);
  }
}
