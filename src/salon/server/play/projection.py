"""What leaves the house. Every byte about a game or a table passes here, for the socket, http, replays, spectators,
the big screen and bots: `seat_news` is the one place where a state becomes what somebody may know of it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from salon.core import (
    AnyGame,
    Event,
    Outcome,
    Standing,
    Timeline,
    commitment,
    first_standing,
    replay,
)
from salon.server.domain.rows import Chair, LogRow, StoredGame, Table, record_of
from salon.server.play.encoded import Encoded
from salon.server.play.live_games import Live
from salon.server.protocol.http import FinishedGame, Frame, Me, Replay, SeatView, TableView
from salon.server.protocol.outbound import GameNews, SeatNews, TableNews

_encode = msgspec.json.Encoder().encode


def seat_news(
    timeline: Timeline,
    events: Iterable[Event],
    seat: int | None,
    *,
    asked: bool,
    known: Encoded | None = None,
) -> SeatNews:
    """A game and what happened in it, as a seat (None: a spectator) may know it. `known`: what is encoded already."""
    game = timeline.game
    view = game.view(timeline.state, seat)
    seen = (event.seen_by(seat) for event in events)
    legal = game.legal(view) if asked else None
    return SeatNews(
        seat=seat,
        view=_raw(view if known is None else known.applied(view)),
        events=tuple(_raw(event) for event in seen if event is not None),
        legal=tuple(map(_raw, legal)) if legal is not None and legal.listed else (),
        may_take_back=seat is not None and timeline.may_take_back(seat),
    )


def game_news(live: Live, seats: Sequence[int], since: int | None) -> bytes:
    """The message that brings a receiver with these seats (none: a spectator) from `since` to now."""
    key = (tuple(seats), since)
    frame = live.frames.get(key)
    if frame is None:
        frame = live.frames[key] = _encode(_game_news(live, seats, since))
    return frame


def _game_news(live: Live, seats: Sequence[int], since: int | None) -> GameNews:
    happened = None if since is None else live.since(since)
    told = live.recent if happened is None else happened
    events = [event for happening in told for event in happening.events]
    outcome = live.timeline.game.outcome(live.timeline.state)
    receivers: Sequence[int | None] = seats or (None,)
    return GameNews(
        game_id=live.row.game_id,
        seq=live.seq,
        since=None if happened is None else since,
        at_ms=live.recent[-1].at_ms,
        waiting=dict(sorted(live.waiting.items())),
        seats=tuple(
            seat_news(live.timeline, events, seat, asked=seat in live.waiting, known=live.encoded)
            for seat in receivers
        ),
        commitment=live.row.commitment,
        outcome=outcome,
        seed=None if outcome is None else live.row.setup.seed,
        standing=None if outcome is None else standing_after(live, outcome),
    )


def standing_after(live: Live, outcome: Outcome) -> Standing:
    """How the series stands after this game."""
    setup = live.row.setup
    first = first_standing(setup.seats, live.timeline.game.games_in_series(setup))
    return (live.row.standing or first).after(outcome)


def bot_view(live: Live, seat: int) -> bytes:
    """What a bot on this seat is shown: what a person on it would be, and no more."""
    return bytes(seat_news(live.timeline, (), seat, asked=False).view)


def table_view(table: Table, visitor: str | None, spectators: int, link: str) -> TableView:
    """A table as a visitor (None: a spectator) sees it."""
    member = table.member_of(visitor) if visitor is not None else None
    me = None
    if member is not None:
        me = Me(member.number, member.name, table.seats_of(member), member.number == table.host)
    return TableView(
        code=table.code,
        version=table.version,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=tuple(_seat_view(table, chair) for chair in table.chairs),
        away_policy=table.away_policy,
        coach=table.coach,
        advice=may_ask_coach(table),
        spectators=spectators,
        round=table.round,
        game_id=table.game_id,
        host=table.host,
        me=me,
        link=link,
    )


def table_news(table: Table, visitor: str | None, spectators: int, link: str) -> bytes:
    """The message that shows a table."""
    return _encode(TableNews(table_view(table, visitor, spectators, link)))


def may_ask_coach(table: Table) -> bool:
    """Whether seats may ask for advice: by default only who plays alone or against bots. A device that is handed round
    counts as the people who share it."""
    people = sum(chair.kind == "person" for chair in table.chairs)
    return table.coach == "always" or (table.coach == "alone" and people == 1)


def plays_by_itself(table: Table, seat: int) -> bool:
    """Whether the house acts for this seat: a bot of its own, or for a person who is away."""
    chair = table.chairs[seat]
    return chair.kind == "bot" or _seat_view(table, chair).stand_in


def _seat_view(table: Table, chair: Chair) -> SeatView:
    member = table.member(chair.member)
    person = chair.kind == "person"
    gone = person and member is None
    away = person and (member is None or member.away_ms is not None)
    stand_in = (
        table.status == "playing"
        and table.away_policy != "wait"
        and (gone or (member is not None and away and member.stand_in))
    )
    return SeatView(
        kind=chair.kind,
        name=chair.name,
        colour=chair.colour,
        member=None if member is None else member.number,
        level=chair.level,
        away=away,
        stand_in=stand_in,
    )


def finished_game(row: StoredGame, seats: tuple[int, ...]) -> FinishedGame | None:
    """A line of a visitor's list; None while the game runs."""
    if row.outcome is None or row.ended_ms is None:
        return None
    return FinishedGame(
        game_id=row.game_id,
        game=row.setup.game,
        ended_ms=row.ended_ms,
        names=tuple(chair.name for chair in row.chairs),
        ranks=row.outcome.ranks,
        totals=tuple(sheet.total for sheet in row.outcome.sheets),
        seats=seats,
    )


class OwnMove(NamedTuple):
    """A move of a seat that stood: what the seat saw before it, and what it did."""

    seq: int
    view: bytes
    action: bytes


def own_moves(game: AnyGame, row: StoredGame, log: Sequence[LogRow], seat: int) -> list[OwnMove]:
    """What a seat did in a finished game, without what it took back."""
    if row.outcome is None:
        return []
    moves: list[OwnMove] = []
    before: Timeline | None = None
    for entry, timeline, _step in replay(game, record_of(row, log)):
        if entry.seat == seat and before is not None:
            if entry.what == "take-back":
                moves.pop()
            elif entry.action is not msgspec.UNSET:
                view = seat_news(before, (), seat, asked=False).view
                moves.append(OwnMove(entry.seq, bytes(view), bytes(entry.action)))
        before = timeline
    return moves


def record(row: StoredGame, log: Sequence[LogRow]) -> bytes | None:
    """A finished game's record: everything, the seed too; None while the game runs."""
    return None if row.outcome is None else _encode(record_of(row, log))


def replay_of(game: AnyGame, row: StoredGame, log: Sequence[LogRow]) -> bytes | None:
    """A finished game, position by position; None while the game runs."""
    if row.outcome is None:
        return None
    whole = record_of(row, log)
    frames = []
    for entry, timeline, step in replay(game, whole):
        news = seat_news(timeline, step.events, None, asked=False)
        frames.append(
            Frame(
                seq=entry.seq,
                at_ms=entry.at_ms,
                seat=entry.seat,
                what=entry.what,
                events=news.events,
                view=_raw(game.replayed(timeline.state)),
            )
        )
    return _encode(
        Replay(
            game_id=row.game_id,
            game=row.setup.game,
            options=row.setup.options,
            seats=tuple(
                SeatView(kind=chair.kind, name=chair.name, colour=chair.colour, level=chair.level)
                for chair in row.chairs
            ),
            commitment=row.commitment,
            seed=row.setup.seed,
            shuffle_checked=commitment(row.setup.seed) == row.commitment and whole.is_fairly_drawn(),
            frames=tuple(frames),
            outcome=row.outcome,
        )
    )


def _raw(value: object) -> Raw:
    return Raw(_encode(value))
