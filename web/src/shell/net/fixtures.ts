/** Messages for tests. */

import type { GameNews, SeatNews, TableView } from "@/generated/messages";

export function seatNews(change: Partial<SeatNews> = {}): SeatNews {
  return { seat: 0, view: {}, events: [], legal: [], may_take_back: false, ...change };
}

export function gameNews(change: Partial<GameNews> = {}): GameNews {
  return {
    type: "GameNews",
    game_id: "g1",
    seq: 0,
    since: null,
    at_ms: 0,
    waiting: {},
    seats: [seatNews()],
    commitment: "c0ffee",
    outcome: null,
    standing: null,
    seed: null,
    secret: null,
    contributions: [],
    ...change,
  };
}

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    code: "ACDEF",
    version: 1,
    game: "chess",
    options: {},
    status: "playing",
    seats: [],
    away_policy: "bot",
    coach: "alone",
    bot_pace: "normal",
    advice: true,
    spectators: 0,
    round: 1,
    host: 0,
    game_id: "g1",
    me: null,
    link: "http://salon.example/t/ACDEF",
    locked: false,
    reactions: true,
    removed: [],
    requests: [],
    here_only: false,
    network: null,
    moved: [],
    takeable: [],
    finale: 0,
    on_screen: false,
    pack: null,
    played_on: false,
    next_commitment: null,
    ...change,
  };
}
