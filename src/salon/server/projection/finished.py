"""What anybody may know of a finished game: everything but who took anonymous actions.

Of a running game these functions return nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from salon.core import Advance, AnyGame, Outcome, Record, Timeline, replay
from salon.server.domain.bots.personas import shown_persona
from salon.server.domain.game import LogRow, StoredGame, is_shuffle_fair, record_of
from salon.server.projection.anonymous import is_anonymous, without_actors
from salon.server.projection.patch import diff
from salon.server.projection.seat import raw, seat_view, seen_events
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
        personas=tuple(shown_persona(row.setup.game, chair) for chair in row.chairs),
        ranks=row.outcome.ranks,
        totals=tuple(sheet.total for sheet in row.outcome.sheets),
        seats=seats,
        played_on=bool(row.beginnings),
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
        if entry.what == "play-on":
            moves.clear()  # those before were made in another game
        elif entry.seat == seat and before is not None:
            if entry.what == "take-back":
                moves.pop()
            elif entry.action is not msgspec.UNSET:
                moves.append(OwnMove(entry.seq, seat_view(before, seat), bytes(entry.action)))
        before = timeline
    return moves


def record(game: AnyGame, row: StoredGame, log: Sequence[LogRow]) -> Iterator[bytes] | None:
    """A finished game's record, including its seed, piece by piece; None while the game runs."""
    return None if row.outcome is None else _record(game, record_of(row, log))


def _record(game: AnyGame, played: Record) -> Iterator[bytes]:
    whole = without_actors(game, played)
    start, end = _around(Record(whole.setup, (), whole.bots, whole.joint, whole.beginnings), "entries")
    yield from _joined(start, (_encode(entry) for entry in whole.entries), end)


def replay_of(game: AnyGame, row: StoredGame, log: Sequence[LogRow]) -> Iterator[bytes] | None:
    """A `Replay` of a finished game, piece by piece; None while the game runs.

    Only the position that comes next is in memory, so the length of the game does not matter.
    """
    return None if row.outcome is None else _replay(game, row, row.outcome, record_of(row, log))


def _replay(game: AnyGame, row: StoredGame, outcome: Outcome, whole: Record) -> Iterator[bytes]:
    head = Replay(
        game_id=row.game_id,
        game=row.setup.game,
        options=game.spec.without_content(row.setup.options),
        seats=tuple(
            SeatView(
                kind=chair.kind,
                name=chair.name,
                colour=chair.colour,
                level=chair.level,
                persona=shown_persona(row.setup.game, chair),
            )
            for chair in row.chairs
        ),
        commitment=row.commitment,
        secret=row.secret,
        contributions=row.contributions,
        seed=row.setup.seed,
        shuffle_checked=is_shuffle_fair(row, whole),
        beginnings=row.beginnings,
        frames=(),
        outcome=outcome,
    )
    start, end = _around(head, "frames")
    yield from _joined(start, map(_encode, _steps(game, whole)), end)


def _steps(game: AnyGame, whole: Record) -> Iterator[ReplayStep]:
    """The entries of a record, each with what it has changed in the view."""
    before = None
    for entry, timeline, step in replay(game, whole):
        view = game.replayed(timeline.state)
        yield ReplayStep(
            seq=entry.seq,
            at_ms=entry.at_ms,
            seat=None if is_anonymous(game, entry) else entry.seat,
            what=entry.what,
            events=tuple(map(raw, seen_events(step.events, None))),
            patch=Raw(diff(before, view)),
        )
        before = view


def step_after(game: AnyGame, before: Timeline, advance: Advance) -> ReplayStep:
    """What an entry has changed in what a replay shows."""
    views = [game.replayed(each.state) for each in (before, advance.timeline)]
    entry = advance.entry
    return ReplayStep(
        seq=entry.seq,
        at_ms=entry.at_ms,
        seat=None if is_anonymous(game, entry) else entry.seat,
        what=entry.what,
        events=tuple(map(raw, seen_events(advance.step.events, None))),
        patch=Raw(diff(*views)),
    )


def _around(whole: Struct, name: str) -> tuple[bytes, bytes]:
    """The JSON of a struct, without the items of an array that is empty in it: what comes before them and after."""
    fields = whole.__struct_fields__
    place = fields.index(name)
    start = b",".join(_field(whole, each) for each in fields[:place])
    end = b"".join(
        b"," + _field(whole, each) for each in fields[place + 1 :] if getattr(whole, each) not in ((), None)
    )
    return b"{%b,%b:[" % (start, _encode(name)), b"]%b}" % end


def _field(whole: Struct, name: str) -> bytes:
    return b"%b:%b" % (_encode(name), _encode(getattr(whole, name)))


def _joined(start: bytes, items: Iterable[bytes], end: bytes) -> Iterator[bytes]:
    """A JSON text with the items of an array in it."""
    yield start
    for number, item in enumerate(items):
        yield b"," + item if number else item
    yield end
