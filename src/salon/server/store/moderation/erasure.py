"""Erasing a visitor from tables and games. An unnamed seat is shown as "Player 2" by the page, in its language."""

from collections.abc import Collection

from msgspec.structs import replace

from salon.server.domain import seating
from salon.server.domain.game import StoredGame
from salon.server.domain.table import Chair, Table


def without_visitor(table: Table, visitor: str) -> Table:
    """The table after a visitor has left it for good. A seat that stays theirs in a running game loses its name.

    Their pack is no longer chosen. Requests for seats are dropped, and so is the way back to a seat that has moved to
    another device. Somebody whom the host has removed stays removed, without a name.
    """
    table = replace(
        table,
        requests=tuple(each for each in table.requests if each.visitor != visitor),
        members=tuple(
            replace(each, earlier=tuple(one for one in each.earlier if one != visitor))
            for each in table.members
        ),
        pack=None if table.pack is not None and table.pack.visitor == visitor else table.pack,
        removed=tuple(replace(each, name="") if each.visitor == visitor else each for each in table.removed),
    )
    member = table.member_of(visitor)
    if member is None:
        return table
    seats = table.seats_of(member)
    left = seating.leave(table, visitor)
    return replace(left, chairs=_unnamed(left.chairs, seats))


def without_former_player(table: Table, game: StoredGame, seats: Collection[int]) -> Table:
    """The table without the names of a player who left it during its present game.

    A seat that somebody else has taken since keeps the name of that person.
    """
    if table.game_id != game.game_id:
        return table
    names = dict(enumerate(chair.name for chair in game.chairs))
    theirs = {
        seat
        for seat in seats
        if seat < len(table.chairs)
        and table.chairs[seat].member is None
        and table.chairs[seat].name == names.get(seat)
    }
    return replace(table, chairs=_unnamed(table.chairs, theirs))


def without_names(game: StoredGame, seats: Collection[int]) -> StoredGame:
    """The game without the names of some seats."""
    return replace(game, chairs=_unnamed(game.chairs, seats))


def _unnamed(chairs: tuple[Chair, ...], seats: Collection[int]) -> tuple[Chair, ...]:
    return tuple(
        replace(chair, name="", member=None) if seat in seats and chair.kind != "open" else chair
        for seat, chair in enumerate(chairs)
    )
