"""The question a seat is asked, and the one check of its answers.

A state and a view give the same question, so what is offered (`answers`) and what is refused (`check`) cannot
differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from salon.core import IllegalAction, Seat
from salon.personimo.actions import AnyAction, Claim, Discard, Fix, Place, Settle
from salon.personimo.cards import CardId
from salon.personimo.district import District, Standing, open_cards, standing_of, ways_left
from salon.personimo.fitting import Fitting, Spot, spots_for
from salon.personimo.rules import Rules
from salon.personimo.state import State
from salon.personimo.variants import rules_for
from salon.personimo.view import RowView, View


@dataclass(frozen=True)
class Question:
    """What a seat is asked; `what` is None if it is not asked anything.

    `card` is to be placed in `district`, or a card of `row` to be claimed for it; `own` are the seat's districts,
    by number, whose open cards it may fix meanwhile.
    """

    rules: Rules
    seat: Seat | None
    what: Literal["place", "claim", "settle"] | None
    card: CardId | None
    district: int | None
    row: RowView | None
    own: dict[int, District]

    @property
    def standing(self) -> Standing:
        """How the district in question stands."""
        if self.district is None:
            raise ValueError("no district is in question")
        return standing_of(self.rules, self.own[self.district])

    def spots(self) -> tuple[Spot, ...]:
        """Where the card may be placed."""
        return spots_for(self.standing, self.card) if self.card else ()

    def free(self) -> tuple[int, ...]:
        """The positions that may be claimed."""
        claims = self.row.claims if self.row else ()
        return tuple(position for position, claim in enumerate(claims) if claim is None)


def question_in_state(state: State, seat: Seat | None) -> Question:
    """What a state asks a seat."""
    own = {
        number: district
        for number, district in enumerate(state.districts)
        if seat in state.rules.order.builders(number) and not state.settled[number]
    }
    asked = seat is not None and seat in state.asked()
    return _question(state.rules, state, own, seat, asked=asked)


def question_in_view(view: View) -> Question:
    """What a view's seat is asked."""
    own = {
        number: District(district.headquarters, district.placed)
        for number, district in enumerate(view.districts)
        if view.seat in district.builders and not district.settled
    }
    settling = view.phase == "settle" and bool(own)
    acting = view.acting is not None and view.architects[view.acting] == view.seat
    rules = rules_for(len(set(view.architects)), view.options)
    return _question(rules, view, own, view.seat, asked=settling or acting)


def _question(
    rules: Rules, table: State | View, own: dict[int, District], seat: Seat | None, *, asked: bool
) -> Question:
    if not asked or table.phase == "over":
        return Question(rules, seat, None, None, None, None, {})
    district = None if table.acting is None else rules.order.builds_in[table.acting]
    return Question(rules, seat, table.phase, table.card, district, table.next_row, own)


def answers(question: Question) -> Iterator[AnyAction]:
    """Every answer that `check` accepts."""
    match question.what:
        case "place":
            spots = question.spots()
            yield from (Place(spot) for spot in spots)
            if not spots:
                yield Discard()
        case "claim":
            yield from (Claim(position) for position in question.free())
        case "settle":
            yield Settle()
    for district in question.own.values():
        standing = standing_of(question.rules, district)
        for index in open_cards(standing):
            for way in ways_left(standing, index):
                yield Fix(standing.laid[index].card, (way[0], way[1]))


def check(question: Question, action: object) -> AnyAction:
    """The action in its normal form; raises IllegalAction where the rules do not allow it now."""
    if question.what is None:
        raise IllegalAction("not-asked", seat=-1 if question.seat is None else question.seat)
    match action:
        case Fix():
            find_open(question, action)
            return action
        case Place() | Discard() if question.what == "place":
            return _check_place(question, action)
        case Claim() if question.what == "claim":
            return _check_claim(question, action)
        case Settle() if question.what == "settle":
            return action
        case Place() | Discard() | Claim() | Settle():
            raise IllegalAction(f"personimo-asked-to-{question.what}", _ASKED_BY[question.what])
        case _:
            raise IllegalAction("malformed", detail=type(action).__name__)


_ASKED_BY = {"place": "PM-24", "claim": "PM-24", "settle": "PM-37"}


def find_open(question: Question, fix: Fix) -> int:
    """The number of the seat's district with the open card of a Fix; refuses any other card, and wrong suits."""
    for number, district in question.own.items():
        standing = standing_of(question.rules, district)
        for index in open_cards(standing):
            if standing.laid[index].card == fix.card:
                if fix.suits not in ways_left(standing, index):
                    raise IllegalAction("personimo-other-suits", "PM-36")
                return number
    still_open = sum(len(open_cards(standing_of(question.rules, each))) for each in question.own.values())
    raise IllegalAction("personimo-not-open", "PM-36", open=still_open)


def _check_place(question: Question, action: Place | Discard) -> AnyAction:
    if question.card is None:
        raise ValueError("no card is in question")
    if isinstance(action, Place):
        one, two = action.squares
        spot = (min(one, two), max(one, two))
        Fitting(question.standing, question.card).check(spot)
        return Place(spot)
    spots = len(question.spots())
    if spots:
        raise IllegalAction("personimo-must-place", "PM-33", spots=spots)
    return action


def _check_claim(question: Question, action: Claim) -> AnyAction:
    free = question.free()
    if action.position not in free:
        cards = len(question.row.cards) if question.row else 0
        code = "personimo-claimed" if 0 <= action.position < cards else "personimo-no-such-card"
        raise IllegalAction(
            code, "PM-23", cards=cards, free=", ".join(str(position + 1) for position in free)
        )
    return action
