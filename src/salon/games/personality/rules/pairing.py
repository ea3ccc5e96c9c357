"""Tête-à-tête (PY-31): whoever has landed on `><` names a partner for the next vote."""

from salon.core import Seat
from salon.games.personality.model.actions import Pair
from salon.games.personality.model.events import Paired
from salon.games.personality.model.public import Table
from salon.games.personality.rules.rounds import next_round
from salon.games.personality.rules.steps import Play


def free_partners(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Whom a seat can name: one pair a player, so none if it has been named itself."""
    taken = {each for pair in table.pairs for each in pair}
    return (
        () if seat in taken else tuple(other for other in range(table.seats) if other not in {seat, *taken})
    )


def name_partners(play: Play) -> None:
    """The next in turn order who has landed and finds somebody free; after the last, the next round."""
    while play.table.landed:
        seat = play.table.landed[0]
        if free_partners(play.table, seat):
            play.ask("pair", (seat,))
            return
        play.lay_out(landed=play.table.landed[1:])
    next_round(play)


def pair(play: Play, seat: Seat, action: Pair) -> None:
    """Two will cast one ballot."""
    play.tell(Paired(seat, action.partner))
    play.lay_out(pairs=(*play.table.pairs, (seat, action.partner)))
    pass_by(play)


def pass_by(play: Play) -> None:
    """The one asked has named somebody, or is away."""
    play.lay_out(landed=play.table.landed[1:])
    name_partners(play)
