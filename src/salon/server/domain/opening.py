"""Opening a table."""

from salon.core import AnyGame, Refusal
from salon.core.kit import GameKit
from salon.server.domain import admission, joint_seed, seating
from salon.server.domain.commands import NewTable
from salon.server.domain.packs.pack import check_options
from salon.server.domain.table import Table


def new_table(code: str, new: NewTable, kit: GameKit, now_ms: int) -> Table:
    """A table with enough open seats for its host and the bots that were asked for."""
    game = kit.game
    taken = 1 + len(new.bots)
    seats = new.seats or (taken if new.start else seating.usual_seats(game.spec, taken))
    if taken > seats:
        raise Refusal("seats-taken", taken=taken, seats=seats)
    check_options(game.spec, new.options)
    return Table(
        code=code,
        version=1,
        status="lobby",
        game=new.game,
        options=game.setup(seats, new.options, "").options,
        chairs=seating.empty_chairs(seats),
        members=(),
        host=None,
        next_member=1,
        away_policy=kit.away.policy,
        round=0,
        game_id=None,
        touched_ms=now_ms,
        opened_ms=now_ms,
        key=admission.new_key(),
        next_secret=joint_seed.new_secret(),
    )


def with_bots(table: Table, new: NewTable, game: AnyGame, levels: tuple[str, ...]) -> Table:
    """The table with its bots. Refuses one that is to start at once and cannot."""
    free = (seat for seat, chair in enumerate(table.chairs) if chair.kind == "open")
    for seat, level in zip(free, new.bots, strict=False):
        table = seating.with_bot(table, seat, level, levels)
    if new.start:
        ready = seating.ready(table, game.spec)
        game.setup(len(ready.chairs), table.options, "")
    return table
