/** A live table: its socket, and its state for components to read. */

import type { Question, React } from "@/generated/messages";
import { settings } from "../app/settings.svelte";
import { withPersonas } from "../i18n/names";
import { language } from "../i18n/translations.svelte";
import { fetchServerTime, ServerClock } from "./clock";
import { TableSocket } from "./socket";
import { INITIAL_STATE, type TableState } from "./table-state";

export class LiveTable {
  #state = $state.raw<TableState>(INITIAL_STATE);
  readonly #clock = new ServerClock();
  readonly #socket: TableSocket;
  readonly #online = (): void => this.#socket.checkConnection();
  readonly #visible = (): void => {
    if (document.visibilityState === "visible") this.#socket.checkConnection();
  };

  /** `screen`: connect as the big screen, even from a device that has a seat. */
  constructor(code: string, { screen = false } = {}) {
    const address = new URL(`/ws/${code}${screen ? "?as=screen" : ""}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new TableSocket(
      { open: () => new WebSocket(address), later, random: Math.random, newId, language, reactions: () => settings.reactions },
      (state) => this.#setState(state),
    );
  }

  readonly #received = $derived(this.#state.table);
  /** Depends on the table and the language alone: what reads it does not rerun with every message. */
  readonly #table = $derived.by(() => {
    const table = this.#received;
    const seats = table === null ? [] : withPersonas(table.game, table.seats);
    return table === null || seats === table.seats ? table : { ...table, seats };
  });

  get state(): TableState {
    return this.#table === this.#state.table ? this.#state : { ...this.#state, table: this.#table };
  }

  /** How far this device's clock is ahead of the server's, in ms, as far as we know. */
  get ahead(): number {
    return this.#clock.ahead;
  }

  /** What the server's clock says now, as far as we know. */
  clock(): number {
    return Date.now() - this.ahead;
  }

  /** Open the connection. The returned function closes it. */
  open(): () => void {
    this.#socket.start();
    // A visitor who arrives in the middle of a turn gets no news by which to set the clock.
    void fetchServerTime().then((moment) => this.#clock.hear(moment));
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#visible);
    return () => {
      removeEventListener("online", this.#online);
      document.removeEventListener("visibilitychange", this.#visible);
      this.#socket.stop();
    };
  }

  /** Tell the server that the language has changed, or whether reactions are wanted. */
  sendHello(): void {
    this.#socket.sendHello();
  }

  /** Reconnect after the identity has changed: a first seat brings a new cookie. */
  reopen(): void {
    this.#socket.stop();
    this.#socket.start();
  }

  #setState(state: TableState): void {
    const { news } = state;
    if (news !== null && news.since !== null && news !== this.#state.news) {
      this.#clock.hear(news.at_ms);
    }
    this.#state = state;
  }

  act(seat: number, action: unknown): void {
    this.#socket.act(seat, action);
  }

  takeBack(seat: number): void {
    this.#socket.takeBack(seat);
  }

  ask(seat: number, question: Question): void {
    this.#socket.ask(seat, question);
  }

  /** Answer what the audience is asked. */
  vote(choice: number): void {
    this.#socket.vote(choice);
  }

  react(reaction: React["reaction"]): void {
    this.#socket.react(reaction);
  }

  clearRefusal(): void {
    this.#socket.clearRefusal();
  }
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** A random id for an action. `crypto.randomUUID` needs HTTPS, which a server at home does not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
