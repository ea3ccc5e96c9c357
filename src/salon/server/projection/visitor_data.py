"""What a visitor is given of what is stored about them.

Other people appear as the visitor saw them: by the names of their seats, at tables and in finished games. A running
game is listed without its record, which holds the seed and everybody's hidden cards. So is a withdrawn game, which
nobody is shown any more.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from salon.core import AnyGame
from salon.server.domain.game import LogRow, StoredGame, record_of
from salon.server.domain.packs.pack import StoredPack
from salon.server.domain.table import Table
from salon.server.projection.anonymous import without_actors
from salon.server.protocol.packs import OwnPack
from salon.server.protocol.visitor_data import OwnGame, OwnTable

_encode = msgspec.json.Encoder().encode


def own_table(table: Table, visitor: str) -> OwnTable | None:
    """A table at which a visitor is a member; None if they are not."""
    member = table.member_of(visitor)
    if member is None:
        return None
    return OwnTable(
        code=table.code,
        game=table.game,
        status=table.status,
        name=member.name,
        host=table.host == member.number,
        seats=table.seats_of(member),
        names=tuple(chair.name for chair in table.chairs),
    )


def own_pack(pack: StoredPack) -> OwnPack:
    """A pack that a visitor has written."""
    return OwnPack(
        pack_id=pack.pack_id,
        game=pack.game,
        name=pack.name,
        items=pack.items,
        link=pack.link,
        version=pack.version,
        content=Raw(pack.content.encode()),
    )


def own_game(game: AnyGame | None, row: StoredGame, seats: tuple[int, ...], log: Sequence[LogRow]) -> OwnGame:
    """A game in which a visitor had these seats when it began. Without its rules (None) there is no record."""
    withdrawn = row.withdrawn_ms is not None
    shown = row.outcome is not None and not withdrawn
    record = without_actors(game, record_of(row, log)) if shown and game is not None else None
    return OwnGame(
        game_id=row.game_id,
        game=row.setup.game,
        started_ms=row.started_ms,
        ended_ms=row.ended_ms,
        withdrawn=withdrawn,
        seats=seats,
        names=tuple(chair.name if shown or seat in seats else "" for seat, chair in enumerate(row.chairs)),
        outcome=row.outcome if shown else None,
        record=Raw(_encode(record)),
    )
