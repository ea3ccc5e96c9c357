"""What a seat may do. `legal` lists the actions that `check` accepts, and `apply` refuses all others.

Both work on a view, so that what is offered cannot depend on anything that is hidden from the seat.
"""

from collections.abc import Iterator
from random import Random
from typing import get_args

from salon.core import IllegalAction, ListedActions, Seat
from salon.games.personality.content.cards import CardId
from salon.games.personality.content.wording import readable
from salon.games.personality.model.actions import (
    Accept,
    AnyAction,
    Argue,
    Bet,
    Choose,
    Contest,
    Give,
    Keep,
    Lay,
    LeaveOut,
    Pair,
    Pick,
    Read,
    Reconsider,
    Swap,
)
from salon.games.personality.model.public_state import VOTES, Phase
from salon.games.personality.model.view import View
from salon.games.personality.rules.pairing import free_partners

LONGEST_ARGUMENT = 200
SELDOM = 0.1
"""How often a random action only picks an answer, where that is possible."""

_PHASES: dict[type[AnyAction], tuple[Phase, ...]] = {
    Read: ("read",),
    Lay: ("lay",),
    Choose: VOTES,
    Reconsider: VOTES,
    Argue: ("debate",),
    Pair: ("pair",),
    Give: ("give",),
    Accept: ("answer",),
    Contest: ("answer",),
    LeaveOut: ("read", "choose"),
}


def check(view: View, action: AnyAction) -> None:
    """Raises IllegalAction, with the rule, unless the view's seat may do this now."""
    table = view.table
    asked = view.seat in (*table.asked, *table.answered)
    if view.seat is None or not (asked or view.may_swap):
        raise IllegalAction("not-asked")
    match action:
        case Swap() | Keep():
            _check_swap(view, action)
        case Pick():
            _check_pick(view, action)
        case _ if asked:
            _check_answer(view, action)
        case _:
            raise IllegalAction("not-asked")


def _check_answer(view: View, action: AnyAction) -> None:
    """Whether the seat may do this as an answer to what it is asked."""
    table = view.table
    if type(action) not in _PHASES:
        raise IllegalAction("malformed")
    if table.phase not in _PHASES[type(action)]:
        raise IllegalAction(f"personality-asked-to-{table.phase}")
    _check_lock(view, action)
    match action:
        case Read(card) | Lay(card):
            _check_hand(view, card)
        case Choose():
            _check_choice(view, action)
        case Argue(text):
            _check_text(text)
        case Pair(partner):
            _check_partner(view, partner)
        case Give(card, to):
            _check_hand(view, card)
            _check_receiver(view, to)
        case LeaveOut(card):
            if card not in _can_be_left_out(view):
                raise IllegalAction("personality-cannot-leave-out")
        case Reconsider() | Accept() | Contest():
            pass


def answers(view: View) -> Iterator[AnyAction]:
    """Every action that `check` accepts, except arguments with a text."""
    table = view.table
    if view.seat in table.answered and table.phase in VOTES:
        yield Reconsider()
    if view.may_swap:
        yield from _swaps(view)
    if view.seat is None or view.seat not in table.asked:
        return
    for each in _answers(view, view.seat):
        yield each
        if isinstance(each, Choose | Lay) and each != view.pick and not table.is_first_version:
            yield Pick(each)


class Answers(ListedActions[AnyAction]):
    """The legal actions of a view. `in` also accepts arguments with a text, which are not listed."""

    def __init__(self, view: View) -> None:
        super().__init__(tuple(answers(view)))
        self._view = view

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, AnyAction):
            return False
        try:
            check(self._view, action)
        except IllegalAction:
            return False
        return True

    def sample(self, random: Random) -> AnyAction:
        """One of them, but seldom one that only picks, and leaving a card out only if nothing else is legal."""
        picks = [each for each in self if isinstance(each, Pick)]
        if picks and random.random() < SELDOM:
            return random.choice(picks)
        listed = [each for each in self if not isinstance(each, LeaveOut | Pick)]
        return random.choice(listed or list(self))


def _answers(view: View, seat: Seat) -> Iterator[AnyAction]:
    table = view.table
    match table.phase:
        case "read":
            yield from map(Read, view.hand)
            yield from map(LeaveOut, _can_be_left_out(view))
        case "lay":
            yield from map(Lay, view.hand)
        case "choose":
            for whom in table.choices:
                yield from (Choose(whom, bet) for bet in table.bets)
            yield from map(LeaveOut, _can_be_left_out(view))
        case "second" | "contest":
            yield from map(Choose, table.choices)
        case "debate":
            yield Argue()
        case "swap":
            yield Keep()
            yield from map(Swap, view.hand)
        case "pair":
            yield from map(Pair, free_partners(table, seat))
        case "give":
            yield from (Give(card, to) for card in view.hand for to in _receivers(view))
        case "answer":
            yield from (Accept(), Contest())
        case "over":
            return


def _swaps(view: View) -> Iterator[AnyAction]:
    """What a seat may do that can swap a card beside what the table is doing (PY-16)."""
    yield Keep()
    yield from map(Swap, view.swappable)
    yield from (Pick(Swap(card)) for card in view.swappable if card != view.swap)
    if view.swap is not None:
        yield Pick(Keep())


def _check_swap(view: View, action: Swap | Keep) -> None:
    """Whether a card may be swapped: beside what the table is doing, or, by the first version of the rules, in a phase
    of its own."""
    if view.table.phase == "swap":
        _check_lock(view, action)
        if isinstance(action, Swap):
            _check_hand(view, action.card)
        return
    if not view.may_swap:
        raise IllegalAction("personality-no-swap", "PY-16")
    if isinstance(action, Swap) and action.card not in view.swappable:
        raise IllegalAction("personality-not-in-hand", "PY-3")


def _check_pick(view: View, action: Pick) -> None:
    """Whether an answer may be picked without locking it in: one that may be given, and that is not picked already."""
    if view.table.is_first_version:
        raise IllegalAction("malformed")
    check(view, action.answer)
    match action.answer:
        case Swap(card):
            picked = view.swap == card
        case Keep():
            picked = view.swap is None
        case answer:
            picked = view.pick == answer
    if picked:
        raise IllegalAction("personality-picked", "PY-74")


def _check_lock(view: View, action: AnyAction) -> None:
    locked = view.seat in view.table.answered
    if isinstance(action, Reconsider):
        if not locked:
            raise IllegalAction("personality-not-locked", "PY-13")
    elif locked and view.table.phase in VOTES:
        raise IllegalAction("personality-locked", "PY-13")
    elif locked:
        raise IllegalAction("not-asked")


def _check_hand(view: View, card: CardId) -> None:
    if card not in view.hand:
        raise IllegalAction("personality-not-in-hand", "PY-3")


def _check_choice(view: View, action: Choose) -> None:
    table = view.table
    if action.whom not in table.choices:
        if table.phase == "second":
            raise IllegalAction("personality-not-tied", "PY-18")
        inverted = table.round.subject is not None and table.phase == "choose"
        raise IllegalAction("personality-no-such-card" if inverted else "personality-no-such-player", "PY-11")
    if action.bet not in get_args(Bet):
        raise IllegalAction("malformed", "PY-12")
    if action.bet != 1 and not table.bets:
        raise IllegalAction("personality-no-bets", "PY-18" if table.phase == "second" else "PY-43")


def _check_text(text: str) -> None:
    if len(text) > LONGEST_ARGUMENT:
        raise IllegalAction("personality-text-too-long", "PY-18", length=len(text), most=LONGEST_ARGUMENT)
    if not all(readable(each) for each in text):
        raise IllegalAction("personality-text-unreadable", "PY-18")


def _check_partner(view: View, partner: Seat) -> None:
    if partner == view.seat:
        raise IllegalAction("personality-not-yourself", "PY-31")
    if not 0 <= partner < view.table.seats:
        raise IllegalAction("personality-no-such-player", "PY-31")
    if partner not in free_partners(view.table, view.seat or 0):
        raise IllegalAction("personality-already-paired", "PY-31")


def _check_receiver(view: View, to: Seat) -> None:
    if to == view.seat:
        raise IllegalAction("personality-not-yourself", "PY-41")
    if not 0 <= to < view.table.seats:
        raise IllegalAction("personality-no-such-player", "PY-41")
    if to not in _receivers(view):
        raise IllegalAction("personality-one-each", "PY-41")


def _receivers(view: View) -> tuple[Seat, ...]:
    """The seats that can still be given a card."""
    bid = view.table.bid
    taken = {view.seat, *(gift.to for gift in (bid.gifts if bid else ()))}
    return tuple(seat for seat in range(view.table.seats) if seat not in taken)


def _can_be_left_out(view: View) -> tuple[CardId, ...]:
    """The cards that can be left out (PY-73): before reading, the reader's hand; in the vote, the card being read."""
    card = view.table.round.card
    if view.table.phase == "read":
        return view.hand
    return (card,) if view.table.phase == "choose" and card is not None else ()
