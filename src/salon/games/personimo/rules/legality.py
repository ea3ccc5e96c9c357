"""The question a seat is asked, and the one check of its answers.

A state and a view give the same question, so what is offered (`answers`) and what is refused (`check`) cannot
differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from salon.core import IllegalAction, Seat
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Propose, Settle
from salon.games.personimo.model.cards import CardId, Suit
from salon.games.personimo.model.district import (
    District,
    Standing,
    open_cards,
    scoring_suits,
    standing_of,
    ways_left,
)
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import RowView, View
from salon.games.personimo.rules.placement import Fitting, Spot, has_lasting_spot, spots_for
from salon.games.personimo.rules.rows import may_claim
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.view_building import allowed, districts_in, rules_in


@dataclass(frozen=True)
class Question:
    """What a seat is asked; `what` is None if it is not asked anything.

    `card` is to be placed in `district`, or a card of `row` to be claimed for it; `own` are the seat's districts,
    by number, whose open cards it may fix meanwhile. `then` is the district for which a card is claimed after one
    has been placed; None where none is. `districts` are those of all seats.
    """

    rules: Rules
    seat: Seat | None
    what: Literal["place", "claim", "settle"] | None
    card: CardId | None
    district: int | None
    row: RowView | None
    own: dict[int, District]
    positions: tuple[int, ...] = ()
    then: int | None = None
    proposing: bool = False
    districts: tuple[District, ...] = ()

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
        """The positions that may be claimed, now or after placing."""
        return self.positions


def question_in_state(state: State, seat: Seat | None) -> Question:
    """What a state asks a seat."""
    asked = seat is not None and seat in state.asked()
    return _question(state.rules, state, state.districts, state.settled, seat, asked=asked)


def question_in_view(view: View) -> Question:
    """What a view's seat is asked."""
    settled = tuple(district.settled for district in view.districts)
    building = any(view.seat in each.builders and not each.settled for each in view.districts)
    settling = view.phase == "settle" and building and view.seat not in view.content
    acting = view.acting is not None and view.architects[view.acting] == view.seat
    return _question(rules_in(view), view, districts_in(view), settled, view.seat, asked=settling or acting)


def _question(
    rules: Rules,
    table: State | View,
    districts: tuple[District, ...],
    settled: tuple[bool, ...],
    seat: Seat | None,
    *,
    asked: bool,
) -> Question:
    if not asked or table.phase == "over":
        return Question(rules, seat, None, None, None, None, {})
    own = {
        number: district
        for number, district in enumerate(districts)
        if seat in rules.order.builders(number) and not settled[number]
    }
    if table.acting is None:
        proposing = bool(rules.order.teams)
        return Question(
            rules,
            seat,
            table.phase,
            table.card,
            None,
            table.next_row,
            own,
            proposing=proposing,
            districts=districts,
        )
    # The card taken is laid this turn; the card claimed is laid next turn, or where it is laid at once, this turn.
    now = rules.order.builds_in(table.turn)[table.acting]
    later = rules.order.builds_in(table.turn + 1 - rules.draft.at_once)[table.acting]
    claims = may_claim(rules, table)
    return Question(
        rules,
        seat,
        table.phase,
        table.card,
        now if table.phase == "place" else later,
        table.next_row,
        own,
        positions=allowed(rules, table) if claims else (),
        then=later if claims else None,
        proposing=bool(rules.order.teams),
        districts=districts,
    )


def answers(question: Question) -> Iterator[AnyAction]:
    """Every answer that `check` accepts, but for proposals: whatever may be done may be proposed first."""
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
    for number, district in question.own.items():
        standing = standing_of(question.rules, district)
        for index in open_cards(standing):
            for way in ways_left(standing, index):
                if _leaves_a_spot(question, number, index, way):
                    yield Fix(standing.laid[index].card, way)
        if question.what == "settle":
            for index, laid in enumerate(standing.laid):
                yield from (Carry(laid.card, suit) for suit in scoring_suits(standing, index))


def check(question: Question, action: object) -> AnyAction:
    """The action in its normal form; raises IllegalAction where the rules do not allow it now."""
    if question.what is None:
        raise IllegalAction("not-asked", seat=-1 if question.seat is None else question.seat)
    match action:
        case Fix():
            find_open(question, action)
            return action
        case Carry() if question.what == "settle":
            find_scoring(question, action)
            return action
        case Propose():
            return _check_proposal(question, action)
        case Place() | Discard() if question.what == "place":
            return _check_place(question, action)
        case Claim() if question.what == "claim":
            return _check_claim(question, action)
        case Settle() if question.what == "settle":
            return action
        case Place() | Discard() | Claim() | Carry() | Settle():
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
                if not _leaves_a_spot(question, number, index, fix.suits):
                    raise IllegalAction("personimo-fix-takes-last-spot", "PM-36")
                return number
    still_open = sum(len(open_cards(standing_of(question.rules, each))) for each in question.own.values())
    raise IllegalAction("personimo-not-open", "PM-36", open=still_open)


def _leaves_a_spot(question: Question, number: int, index: int, suits: tuple[Suit, ...]) -> bool:
    """Whether the card to be placed still fits after a Fix: nobody may fix suits to be rid of it (PM-33, PM-36)."""
    if question.what != "place" or question.card is None or number != question.district:
        return True
    if not question.spots() or has_lasting_spot(question.standing, question.card):
        return True
    after = question.standing.with_fixed(index, suits)
    if after is None:
        return True
    return bool(Fitting(after, question.card).spots())


def find_scoring(question: Question, carry: Carry) -> int:
    """The number of the seat's district with a card whose marks may lie on several suits; refuses any other."""
    for number, district in question.own.items():
        standing = standing_of(question.rules, district)
        for index, laid in enumerate(standing.laid):
            suits = scoring_suits(standing, index)
            if laid.card == carry.card and suits:
                if carry.suit not in suits:
                    raise IllegalAction("personimo-other-scoring", "PM-57")
                return number
    raise IllegalAction("personimo-no-choice-of-scoring", "PM-57")


def _check_proposal(question: Question, proposal: Propose) -> Propose:
    if not question.proposing:
        raise IllegalAction("personimo-no-team", "PM-68")
    checked = check(question, proposal.action)
    if not isinstance(checked, Place | Claim):
        raise IllegalAction("malformed", detail=type(checked).__name__)
    return Propose(checked)


def _check_place(question: Question, action: Place | Discard) -> AnyAction:
    if question.card is None:
        raise ValueError("no card is in question")
    if isinstance(action, Place):
        spot = tuple(sorted(action.squares))
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
        listed = ", ".join(str(position + 1) for position in free)
        if not 0 <= action.position < cards:
            raise IllegalAction("personimo-no-such-card", "PM-23", cards=cards, free=listed)
        if question.row and question.row.claims[action.position] is None:
            raise IllegalAction(
                "personimo-position-not-allowed", question.rules.draft.allowed_by, free=listed
            )
        raise IllegalAction("personimo-claimed", "PM-23", cards=cards, free=listed)
    return action
