/** The server's HTTP API. A refusal arrives as a `Problem` and is thrown as an `ApiError`. */

import type {
  ChangeSeat,
  ChangeTable,
  Contribute,
  FinishedGame,
  GameInfo,
  Join,
  LessonTried,
  LessonTry,
  LessonView,
  NewTable,
  Problem,
  Replay,
  Review,
  TableView,
} from "@/generated/messages";
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
  myTables: () => request<readonly TableView[]>("GET", "/me/tables"),
  myGames: () => request<readonly FinishedGame[]>("GET", "/me/games"),
  newTable: (table: NewTable) => request<TableView>("POST", "/tables", table),
  table: (code: string) => request<TableView>("GET", `/tables/${code}`),
  join: (code: string, join: Join) => request<TableView>("POST", `/tables/${code}/join`, join),
  leave: (code: string) => request<unknown>("POST", `/tables/${code}/leave`),
  changeTable: (code: string, change: ChangeTable) => request<TableView>("PATCH", `/tables/${code}`, change),
  changeSeat: (code: string, seat: number, change: ChangeSeat) =>
    request<TableView>("PATCH", `/tables/${code}/seats/${seat}`, change),
  contribute: (code: string, wish: Contribute) => request<TableView>("POST", `/tables/${code}/contribution`, wish),
  start: (code: string) => request<TableView>("POST", `/tables/${code}/start`),
  rematch: (code: string) => request<TableView>("POST", `/tables/${code}/rematch`),
  lesson: (game: string, name: string) => request<LessonView>("GET", `/games/${game}/lessons/${name}`),
  tryInLesson: (game: string, name: string, attempt: LessonTry) =>
    request<LessonTried>("POST", `/games/${game}/lessons/${name}/try`, attempt),
  replay: (id: string) => request<Replay>("GET", `/replays/${id}`),
  review: (id: string) => request<Review>("GET", `/replays/${id}/review`),
  recordAddress: (id: string) => `/api/replays/${id}/record`,
};

const BAD_GATEWAY = 502;

function unreachable(): ApiError {
  return new ApiError({ code: "unreachable", text: "", rule: null, params: {} });
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
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
