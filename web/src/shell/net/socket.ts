/** The line to a table: opens, says hello, keeps alive, and comes back by itself when it breaks. */

import type { AnyInbound, AnyOutbound, AskAdvice, AskHint } from "@/generated/messages";
import { NOTHING_YET, receive, send, unacknowledged, type Line, type TableState } from "./table-state";

/** What of a WebSocket is used; a test brings its own. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "readyState">;

export interface Surroundings {
  readonly open: () => Wire;
  readonly later: (run: () => void, ms: number) => () => void;
  readonly random: () => number;
  readonly newId: () => string;
  readonly language: () => string;
}

const PING_MS = 20_000;
const SILENCE_MS = 12_000;
/** Who looks at the page again is not kept waiting by a line that died while it slept. */
const WOKEN_MS = 5_000;
/** A network that swallows what is sent lets a line neither open nor fail. */
const OPENING_MS = 12_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 12_000;
const OPEN = 1;
const NO_SUCH_TABLE = 4404;

/** How long to wait before the next try, after so many failures: longer each time, never quite the same. */
export function waitBefore(failures: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest * (0.5 + random / 2);
}

export class TableSocket {
  #state: TableState = NOTHING_YET;
  #wire: Wire | null = null;
  #failures = 0;
  #stopped = false;
  #cancel: () => void = () => undefined;
  /** What was asked and not answered, the last of each kind; to be asked again on a new line. */
  readonly #questions = new Map<"AskHint" | "AskAdvice", AskHint | AskAdvice>();
  #asksAgain = false;
  readonly #around: Surroundings;
  readonly #changed: (state: TableState) => void;

  constructor(around: Surroundings, changed: (state: TableState) => void) {
    this.#around = around;
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
    this.#drop();
  }

  /** The network is back, or somebody is looking at the page again: try again at once, or see whether the line still holds. */
  hurry(): void {
    if (this.#stopped) return;
    if (this.#wire?.readyState === OPEN) this.#probe(WOKEN_MS);
    else if (this.#wire === null) {
      this.#failures = 0;
      this.#connect();
    }
  }

  act(seat: number, action: unknown): void {
    const news = this.#state.news;
    if (news === null) return;
    this.#sendAction({ type: "Act", id: this.#around.newId(), game_id: news.game_id, seq: news.seq, seat, action });
  }

  takeBack(seat: number): void {
    const news = this.#state.news;
    if (news === null) return;
    this.#sendAction({ type: "TakeBack", id: this.#around.newId(), game_id: news.game_id, seq: news.seq, seat });
  }

  askWorth(seat: number): void {
    const news = this.#state.news;
    if (news !== null) this.#say({ type: "AskWorth", game_id: news.game_id, seq: news.seq, seat });
  }

  askHint(seat: number): void {
    const news = this.#state.news;
    if (news !== null) this.#ask({ type: "AskHint", game_id: news.game_id, seq: news.seq, seat });
  }

  askAdvice(seat: number): void {
    const news = this.#state.news;
    if (news !== null) this.#ask({ type: "AskAdvice", game_id: news.game_id, seq: news.seq, seat });
  }

  /** The refusal has been read. */
  forgetRefusal(): void {
    if (this.#state.refusal !== null) this.#become({ ...this.#state, refusal: null });
  }

  /** Say hello again: the language has changed. */
  greet(): void {
    const { news } = this.#state;
    const language = this.#around.language();
    this.#say({ type: "Hello", game_id: news?.game_id ?? null, seq: news?.seq ?? null, language });
  }

  #sendAction(message: Parameters<typeof send>[1]): void {
    this.#become(send(this.#state, message));
    this.#say(message);
  }

  #ask(question: AskHint | AskAdvice): void {
    this.#questions.set(question.type, question);
    this.#say(question);
  }

  /** Ask again what a lost line left unanswered, as far as it is still a question. */
  #askAgain(): void {
    const { news } = this.#state;
    this.#asksAgain = false;
    for (const [type, { game_id, seq, seat }] of this.#questions) {
      const still = news?.game_id === game_id && seat in news.waiting && (type === "AskHint" || news.seq === seq);
      if (still) this.#say({ type, game_id, seq: news.seq, seat });
      else this.#questions.delete(type);
    }
  }

  #connect(): void {
    this.#cancel();
    const wire = this.#around.open();
    this.#wire = wire;
    this.#cancel = this.#around.later(() => this.#lose(), OPENING_MS);
    wire.onopen = () => {
      if (this.#wire === wire) this.#begin();
    };
    wire.onmessage = (event: MessageEvent) => {
      if (this.#wire === wire) this.#hear(JSON.parse(String(event.data)) as AnyOutbound);
    };
    wire.onclose = (event: CloseEvent) => {
      if (this.#wire !== wire) return;
      if (event.code === NO_SUCH_TABLE) this.#giveUp();
      else this.#lose();
    };
  }

  #begin(): void {
    this.greet();
    for (const message of unacknowledged(this.#state)) this.#say(message);
    this.#asksAgain = true;
    this.#line("open");
    this.#keepAlive();
  }

  #hear(message: AnyOutbound): void {
    // Who is refused at the door has not been let in: the next try waits longer.
    if (message.type !== "Refused" && message.type !== "Closing") this.#failures = 0;
    this.#keepAlive();
    this.#become(receive(this.#state, message));
    if (message.type === "HintNews") this.#questions.delete("AskHint");
    else if (message.type === "AdviceNews") this.#questions.delete("AskAdvice");
    else if (message.type === "Refused" && message.id === null) this.#questions.clear();
    else if (message.type === "GameNews" && this.#asksAgain) this.#askAgain();
  }

  /** After some silence ask whether anybody is there. */
  #keepAlive(): void {
    this.#cancel();
    this.#cancel = this.#around.later(() => this.#probe(SILENCE_MS), PING_MS);
  }

  /** Ask whether anybody is there; if nobody says so for some time, open a new line. */
  #probe(patience: number): void {
    this.#cancel();
    this.#say({ type: "Ping" });
    this.#cancel = this.#around.later(() => this.#lose(), patience);
  }

  #lose(): void {
    this.#cancel();
    this.#drop();
    if (this.#stopped) return;
    this.#line("lost");
    const wait = waitBefore(this.#failures, this.#around.random());
    this.#failures += 1;
    this.#cancel = this.#around.later(() => this.#connect(), wait);
  }

  #giveUp(): void {
    this.stop();
    this.#line("gone");
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #say(message: AnyInbound): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #line(line: Line): void {
    if (this.#state.line !== line) this.#become({ ...this.#state, line });
  }

  #become(state: TableState): void {
    this.#state = state;
    this.#changed(state);
  }
}
