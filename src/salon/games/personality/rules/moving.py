"""The track (PY-15, PY-30 to PY-33): moves by a vote, the Pit, the symbols; and the swap that follows (PY-16)."""

from collections.abc import Mapping

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.personality.model.actions import Swap
from salon.games.personality.model.events import (
    LandedOnInversion,
    LandedOnPair,
    LockedIn,
    Moved,
    ReachedInsight,
    Swapped,
)
from salon.games.personality.rules.ending import next_candidate
from salon.games.personality.rules.steps import Play


def move(play: Play, by: Mapping[Seat, int]) -> None:
    """Move everybody, in turn order. Those who have advanced may then swap a card."""
    for seat in play.table.in_turn():
        if by.get(seat):
            _move_one(play, seat, by[seat])
    advanced = tuple(seat for seat, steps in by.items() if steps > 0 and play.state.hands[seat])
    if advanced and play.state.stock:
        play.ask("swap", advanced)
    else:
        next_candidate(play)


def swap(play: Play, seat: Seat, action: Swap | None) -> None:
    """Note which card a player wants to swap, if any. All swaps are carried out once all have answered."""
    play.change(cards=at(play.state.cards, seat, action.card if action else None))
    play.answer(seat)
    play.tell(LockedIn(seat))
    carry_out_swaps(play)


def carry_out_swaps(play: Play) -> None:
    """Swap in turn order: the old card goes under the stock, the top card into the hand. Then candidates try."""
    if play.table.asked:
        return
    play.revealed = True
    for seat in play.table.in_turn():
        gave = play.state.cards[seat]
        if gave is not None:
            play.take(seat, gave)
            drew, *rest = (*play.state.stock, gave)
            play.change(stock=tuple(rest))
            play.hold(seat, drew)
            play.tell(Swapped(seat, gave, drew))
    next_candidate(play)


def _move_one(play: Play, seat: Seat, by: int) -> None:
    table = play.table
    board, start = table.board, table.squares[seat]
    end = max(min(start + by, board.goal), board.square("pit"))
    play.tell(Moved(seat, start, end, "vote"))
    match board.kind(end):
        case "pit":
            play.tell(Moved(seat, end, 0, "pit"))
            play.fill_hand(seat, "pit")
            end = 0
        case "pair":
            play.lay_out(landed=(*table.landed, seat))
            play.tell(LandedOnPair(seat))
        case "inversion":
            play.lay_out(inversions=(*table.inversions, seat))
            play.tell(LandedOnInversion(seat))
        case "insight":
            play.lay_out(candidates=(*table.candidates, seat))
            play.tell(ReachedInsight(seat))
        case _:
            pass
    play.lay_out(squares=at(play.table.squares, seat, end))
