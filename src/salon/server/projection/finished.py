"""What anybody may know of a finished game: everything but who took anonymous actions.

Of a running game these functions return nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from salon.core import AnyGame, Timeline, commitment, replay
from salon.server.domain.game import LogRow, StoredGame, record_of
from salon.server.projection.anonymous import is_anonymous, without_actors
from salon.server.projection.seat import raw, seat_news, seat_view
from salon.server.protocol.http import FinishedGame, Replay, ReplayStep, SeatView

_encode = msgspec.json.Encoder().encode


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
    """A move of a seat that was not taken back: the seat's view before it, and the action."""

    seq: int
    view: bytes
    action: bytes


def own_moves(game: AnyGame, row: StoredGame, log: Sequence[LogRow], seat: int) -> list[OwnMove]:
    """The moves of a seat in a finished game, without those it took back."""
    if row.outcome is None:
        return []
    moves: list[OwnMove] = []
    before: Timeline | None = None
    for entry, timeline, _step in replay(game, record_of(row, log)):
        if entry.seat == seat and before is not None:
            if entry.what == "take-back":
                moves.pop()
            elif entry.action is not msgspec.UNSET:
                moves.append(OwnMove(entry.seq, seat_view(before, seat), bytes(entry.action)))
        before = timeline
    return moves


def record(game: AnyGame, row: StoredGame, log: Sequence[LogRow]) -> bytes | None:
    """A finished game's record, including its seed; None while the game runs."""
    return None if row.outcome is None else _encode(without_actors(game, record_of(row, log)))


def replay_of(game: AnyGame, row: StoredGame, log: Sequence[LogRow]) -> bytes | None:
    """A finished game, position by position; None while the game runs."""
    if row.outcome is None:
        return None
    whole = record_of(row, log)
    steps = []
    for entry, timeline, step in replay(game, whole):
        news = seat_news(timeline, step.events, None, asked=False)
        steps.append(
            ReplayStep(
                seq=entry.seq,
                at_ms=entry.at_ms,
                seat=None if is_anonymous(game, entry) else entry.seat,
                what=entry.what,
                events=news.events,
                view=raw(game.replayed(timeline.state)),
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
            frames=tuple(steps),
            outcome=row.outcome,
        )
    )
