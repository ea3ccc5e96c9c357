/** The server's HTTP API. A refusal arrives as a `Problem` and is thrown as an `ApiError`. */

import type {
  AnswerRequest,
  AskForSeat,
  ChangeNetwork,
  ChangeSeat,
  ChangeTable,
  ClaimSeat,
  Contribute,
  Erased,
  FinishedGame,
  GameInfo,
  GoOn,
  HomeView,
  Imported,
  Join,
  LessonTried,
  LessonTry,
  LessonView,
  Line,
  MinuteStep,
  NewTable,
  Numbers,
  OwnPack,
  PackCard,
  PackCheck,
  PlayOn,
  PrivacyFacts,
  Problem,
  Progress,
  PuzzleIndex,
  PuzzleTried,
  PuzzleTry,
  PuzzleView,
  Remove,
  Replay,
  Review,
  SharedPack,
  TableView,
  Transfer,
  VariantCard,
  Withdrawal,
  WritePack,
} from "@/generated/messages";
import { nameOf, withNames } from "../i18n/names";
import { language } from "../i18n/translations.svelte";

/** The server refused, or it could not be reached (`code` is then "unreachable"). */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

export const api = {
  games: () => request<readonly GameInfo[]>("GET", "/games"),
  home: async () => {
    const home = await request<HomeView>("GET", "/home");
    const tables = home.tables.map((table) => ({ ...table, seats: withNames(table.seats) }));
    return { ...home, tables, finished: home.finished.map(named) };
  },
  myGames: async () => (await request<readonly FinishedGame[]>("GET", "/me/games")).map(named),
  progress: (game: string) => request<Progress>("GET", `/me/progress/${game}`),
  puzzles: (game: string, day?: string) => request<PuzzleIndex>("GET", `/games/${game}/puzzles${day === undefined ? "" : `?day=${day}`}`),
  puzzle: (game: string, number: number) => request<PuzzleView>("GET", `/games/${game}/puzzles/${number}`),
  tryPuzzle: (game: string, number: number, attempt: PuzzleTry) => request<PuzzleTried>("POST", `/games/${game}/puzzles/${number}/try`, attempt),
  study: <Answer>(game: string, question: object, signal?: AbortSignal) => request<Answer>("POST", `/games/${game}/study`, { question }, signal),
  numbers: () => request<Numbers>("GET", "/me/numbers"),
  addNumbers: (file: ArrayBuffer) => request<Imported>("POST", "/me/numbers/file", file),
  deleteNumbers: () => request<Numbers>("DELETE", "/me/numbers"),
  numbersAddress: "/api/me/numbers/file",
  privacy: () => request<PrivacyFacts>("GET", "/privacy"),
  eraseMyData: () => request<Erased>("DELETE", "/me/data"),
  myDataAddress: "/api/me/data",
  newTable: (table: NewTable) => request<TableView>("POST", "/tables", table),
  table: (code: string) => request<TableView>("GET", `/tables/${code}`),
  join: (code: string, join: Join) => request<TableView>("POST", `/tables/${code}/join`, join),
  leave: (code: string) => request<unknown>("POST", `/tables/${code}/leave`),
  changeTable: (code: string, change: ChangeTable) => request<TableView>("PATCH", `/tables/${code}`, change),
  changeSeat: (code: string, seat: number, change: ChangeSeat) =>
    request<TableView>("PATCH", `/tables/${code}/seats/${seat}`, change),
  remove: (code: string, remove: Remove) => request<TableView>("POST", `/tables/${code}/removed`, remove),
  restore: (code: string, person: number) => request<TableView>("DELETE", `/tables/${code}/removed/${person}`),
  askForSeat: (code: string, ask: AskForSeat) => request<TableView>("POST", `/tables/${code}/requests`, ask),
  joinAudience: (code: string) => request<TableView>("POST", `/tables/${code}/audience`),
  answerRequest: (code: string, number: number, answer: AnswerRequest) =>
    request<TableView>("POST", `/tables/${code}/requests/${number}`, answer),
  changeNetwork: (code: string, change: ChangeNetwork) => request<TableView>("PUT", `/tables/${code}/network`, change),
  offerTransfer: (code: string) => request<Transfer>("POST", `/tables/${code}/transfer`),
  claimSeat: (code: string, claim: ClaimSeat) => request<TableView>("POST", `/tables/${code}/transfer/claim`, claim),
  takeSeatBack: (code: string) => request<TableView>("POST", `/tables/${code}/transfer/back`),
  myPacks: () => request<readonly PackCard[]>("GET", "/me/packs"),
  checkPack: (pack: WritePack) => request<PackCheck>("POST", "/packs/check", pack),
  newPack: (pack: WritePack) => request<OwnPack>("POST", "/packs", pack),
  pack: (id: string) => request<OwnPack>("GET", `/packs/${id}`),
  changePack: (id: string, pack: WritePack) => request<OwnPack>("PUT", `/packs/${id}`, pack),
  removePack: (id: string) => request<readonly PackCard[]>("DELETE", `/packs/${id}`),
  sharePack: (id: string) => request<OwnPack>("POST", `/packs/${id}/link`),
  stopSharingPack: (id: string) => request<OwnPack>("DELETE", `/packs/${id}/link`),
  sharedPack: (link: string) => request<SharedPack>("GET", `/shared-packs/${link}`),
  contribute: (code: string, wish: Contribute) => request<TableView>("POST", `/tables/${code}/contribution`, wish),
  start: (code: string) => request<TableView>("POST", `/tables/${code}/start`),
  goOn: (code: string, step: GoOn) => request<TableView>("POST", `/tables/${code}/finale`, step),
  rematch: (code: string) => request<TableView>("POST", `/tables/${code}/rematch`),
  lesson: (game: string, name: string) => request<LessonView>("GET", `/games/${game}/lessons/${name}`),
  minute: (game: string) => request<readonly MinuteStep[]>("GET", `/games/${game}/minute?lang=${language()}`),
  variants: (game: string) => request<readonly VariantCard[]>("GET", `/games/${game}/variants?lang=${language()}`),
  tryInLesson: (game: string, name: string, attempt: LessonTry) =>
    request<LessonTried>("POST", `/games/${game}/lessons/${name}/try`, attempt),
  replay: async (id: string) => {
    // The query tells these replays from those with whole views, which a browser may still have in its cache.
    const replay = await request<Replay>("GET", `/replays/${id}?views=patches`);
    return { ...replay, seats: withNames(replay.seats) };
  },
  playOn: (id: string, wish: PlayOn) => request<TableView>("POST", `/replays/${id}/play-on`, wish),
  withdrawal: (id: string) => request<Withdrawal>("GET", `/replays/${id}/withdrawal`),
  withdraw: (id: string) => request<Withdrawal>("POST", `/replays/${id}/withdrawal`),
  review: (id: string) => request<Review>("GET", `/replays/${id}/review`),
  line: (id: string, seq: number) => request<Line>("GET", `/replays/${id}/review/${seq}/line`),
  recordAddress: (id: string) => `/api/replays/${id}/record`,
};

const BAD_GATEWAY = 502;

function named(game: FinishedGame): FinishedGame {
  return { ...game, names: game.names.map(nameOf) };
}

function unreachable(): ApiError {
  return new ApiError({ code: "unreachable", text: "", rule: null, params: {} });
}

async function request<Answer>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Answer> {
  // An answer that was asked for together with the page is used only for a request with the same headers.
  const headers: Record<string, string> = path === "/home" ? {} : { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, signal, ...(body === undefined ? {} : { body: body instanceof ArrayBuffer ? body : JSON.stringify(body) }) });
  } catch {
    throw unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  // The connection broke in the middle of the answer, so the outcome is unknown.
  if (response.ok && answer === null) throw unreachable();
  if (isProblem(answer) && !response.ok) throw new ApiError(answer);
  // A proxy answers like this when the server behind it is down.
  if (response.status >= BAD_GATEWAY) throw unreachable();
  if (!response.ok) throw new ApiError({ code: `http-${response.status}`, text: "", rule: null, params: {} });
  return answer as Answer;
}

function isProblem(answer: unknown): answer is Problem {
  return answer !== null && typeof answer === "object" && "code" in answer && "text" in answer;
}
