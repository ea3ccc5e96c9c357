"""The track (PY-15, PY-30 to PY-33): moves by a vote, the Pit, the symbols; and the swap that follows (PY-16).

By the first version of the rules all wait for those who may swap, as a phase of its own (`carry_out_swaps`).
"""

from collections.abc import Mapping

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.actions import Keep, Lay, Swap
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
    """Move everybody, in turn order. Those who have advanced may swap a card until the next vote is revealed, and
    nobody waits for them (PY-16)."""
    for seat in play.table.in_turn():
        if by.get(seat):
            _move_one(play, seat, by[seat])
    advanced = tuple(seat for seat, steps in by.items() if steps > 0 and play.state.hands[seat])
    may_swap = bool(play.state.stock) and play.table.rules.swaps
    if play.table.is_first_version and advanced and may_swap:
        play.ask("swap", advanced)
        return
    if not play.table.is_first_version:
        play.lay_out(swappers=tuple(sorted(advanced)) if may_swap else ())
    next_candidate(play)


def swap(play: Play, seat: Seat, action: Swap | None) -> None:
    """Swap a card, or none: then the player says that they keep their cards."""
    if play.table.phase == "swap":
        _note_swap(play, seat, action)
        return
    play.lay_out(swappers=tuple(other for other in play.table.swappers if other != seat))
    play.change(swaps=at(play.state.swaps, seat, None))
    if action is not None:
        _exchange(play, seat, action.card)


def pick_swap(play: Play, seat: Seat, action: Swap | Keep) -> None:
    """Note which card a player has picked, who has not said yet that it is to be swapped (PY-74)."""
    play.change(swaps=at(play.state.swaps, seat, action.card if isinstance(action, Swap) else None))


def close_swaps(play: Play) -> None:
    """A vote is revealed, so nobody may swap any more. What was picked is swapped, in turn order (PY-74)."""
    for seat in play.table.in_turn():
        card = play.state.swaps[seat]
        if seat in play.table.swappers and card is not None and card in play.state.hands[seat]:
            _exchange(play, seat, card)
    play.lay_out(swappers=())
    play.change(swaps=(None,) * play.table.seats)


def _exchange(play: Play, seat: Seat, gave: CardId) -> None:
    """The old card goes under the stock, and the top card into the hand."""
    play.revealed = True
    play.take(seat, gave)
    drew, *rest = (*play.state.stock, gave)
    play.change(stock=tuple(rest))
    play.hold(seat, drew)
    play.tell(Swapped(seat, gave, drew))
    if play.state.picks[seat] == Lay(gave):
        play.pick(seat, None)


def _note_swap(play: Play, seat: Seat, action: Swap | None) -> None:
    """Note which card a player wants to swap, if any. All swaps are carried out once all have answered."""
    play.change(cards=at(play.state.cards, seat, action.card if action else None))
    play.answer(seat)
    play.tell(LockedIn(seat))
    carry_out_swaps(play)


def carry_out_swaps(play: Play) -> None:
    """Swap in turn order. Then candidates try."""
    if play.table.asked:
        return
    play.revealed = True
    for seat in play.table.in_turn():
        gave = play.state.cards[seat]
        if gave is not None:
            _exchange(play, seat, gave)
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
