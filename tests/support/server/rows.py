"""Rows for tests of the store."""

import msgspec

from salon.core import Entry, Setup
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Chair, Member, Table
from salon.server.domain.timer import Timer
from salon.server.store.base import Append


def entry(game_id: str, seq: int, client_id: str, timers: tuple[Timer, ...] | None = None) -> Append:
    action = msgspec.Raw(b'{"type":"Pass"}')
    made = Entry(seq=seq, what="act", at_ms=1000 + seq, seat=1, action=action)
    return Append(LogRow(game_id, client_id, made), timers)


def a_table(code: str = "ACDEF") -> Table:
    return Table(
        code=code,
        version=1,
        status="lobby",
        game="toy",
        options={},
        chairs=(Chair(kind="person", name="Ada", colour="rose", member=1),),
        members=(Member(number=1, name="Ada", visitor="v1"),),
        host=1,
        next_member=2,
        away_policy="bot",
        round=0,
        game_id=None,
        touched_ms=5,
    )


def a_game(game_id: str = "g1", code: str = "ACDEF") -> StoredGame:
    return StoredGame(
        game_id=game_id,
        code=code,
        round=1,
        setup=Setup("toy", 1, 2, {}, "seed"),
        chairs=a_table().chairs,
        commitment="c",
        started_ms=7,
    )
