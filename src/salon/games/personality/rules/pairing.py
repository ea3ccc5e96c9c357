"""Tête-à-tête (PY-31): a player who has landed on `><` names a partner for the next vote."""

from salon.core import Seat
from salon.games.personality.model.actions import Pair
from salon.games.personality.model.events import Paired
from salon.games.personality.model.public_state import PublicState
from salon.games.personality.rules.rounds import next_round
from salon.games.personality.rules.steps import Play


def free_partners(table: PublicState, seat: Seat) -> tuple[Seat, ...]:
    """The partners that a seat can name. A player is in one pair at most, so there are none for a player in a pair."""
    taken = {each for pair in table.pairs for each in pair}
    return (
        () if seat in taken else tuple(other for other in range(table.seats) if other not in {seat, *taken})
    )


def name_partners(play: Play) -> None:
    """Ask the next player who has landed on `><` and can name a partner. After the last, the next round begins."""
    while play.table.landed:
        seat = play.table.landed[0]
        if free_partners(play.table, seat):
            play.ask("pair", (seat,))
            return
        play.lay_out(landed=play.table.landed[1:])
    next_round(play)


def pair(play: Play, seat: Seat, action: Pair) -> None:
    """Two players will cast one ballot together."""
    play.tell(Paired(seat, action.partner))
    play.lay_out(pairs=(*play.table.pairs, (seat, action.partner)))
    pass_by(play)


def pass_by(play: Play) -> None:
    """Go on after the player who was asked has named a partner, or is away."""
    play.lay_out(landed=play.table.landed[1:])
    name_partners(play)
