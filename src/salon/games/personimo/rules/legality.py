"""What a seat is to decide, and which actions are legal.

A state and a view give the same `PendingDecision`, so the actions that are offered (`legal_actions`) and those that are
refused (`check`) cannot differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from salon.core import IllegalAction, Seat
from salon.games.personimo.model.actions import (
    AnyAction,
    Carry,
    Claim,
    Discard,
    Fix,
    Place,
    Propose,
    Select,
    Settle,
)
from salon.games.personimo.model.cards import CardId, Suit
from salon.games.personimo.model.district import District
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import RowView, View
from salon.games.personimo.rules.placement import CardPlacement, Spot, has_lasting_spot, spots_for
from salon.games.personimo.rules.rows import may_claim
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.view_building import allowed
from salon.games.personimo.rules.view_reading import districts_in, rules_in
from salon.games.personimo.suits.district_state import (
    DistrictState,
    district_state_of,
    fixes_left,
    open_cards,
    scoring_suits,
)


@dataclass(frozen=True)
class PendingDecision:
    """What a seat is to decide; `what` is None if it is not to decide anything.

    A card is to be placed in `district`, or a card of `row` to be claimed for it. `own` are the seat's districts by
    number; it may fix their open cards meanwhile. `positions` are the positions of the row that may be claimed, now or
    after placing. `then` is the district for which a card is claimed after one has been placed; None if none is.
    `districts` are those of all seats.
    """

    rules: Rules
    seat: Seat | None
    what: Literal["select", "place", "claim", "settle"] | None
    card: CardId | None
    district: int | None
    row: RowView | None
    own: dict[int, District]
    positions: tuple[int, ...] = ()
    then: int | None = None
    proposing: bool = False
    districts: tuple[District, ...] = ()

    @property
    def district_state(self) -> DistrictState:
        """The state of the district that the decision is about."""
        return district_state_of(self.rules, self.own[find_own(self)])

    def spots(self) -> tuple[Spot, ...]:
        """Return the spots where the card may be placed."""
        return spots_for(self.district_state, self.card) if self.card else ()


def seats_to_act(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Return the seats that are to act: the acting architect's owner, or all who still settle their suits."""
    order = rules.order
    if state.phase == "settle":
        unsettled = (number for number, settled in enumerate(state.settled) if not settled)
        builders = {seat for number in unsettled for seat in order.builders[number]}
        return tuple(sorted(builders - set(state.content)))
    return () if state.acting is None else (order.architects[state.acting],)


def decision_in_state(rules: Rules, state: State, seat: Seat | None) -> PendingDecision:
    """Return what a seat is to decide in a state."""
    asked = seat is not None and seat in seats_to_act(rules, state)
    return _decision(rules, state, state.districts, state.settled, seat, asked=asked)


def decision_in_view(view: View) -> PendingDecision:
    """Return what a view's seat is to decide."""
    settled = tuple(district.settled for district in view.districts)
    building = any(view.seat in each.builders and not each.settled for each in view.districts)
    settling = view.phase == "settle" and building and view.seat not in view.content
    acting = view.acting is not None and view.architects[view.acting] == view.seat
    return _decision(rules_in(view), view, districts_in(view), settled, view.seat, asked=settling or acting)


def _decision(
    rules: Rules,
    table: State | View,
    districts: tuple[District, ...],
    settled: tuple[bool, ...],
    seat: Seat | None,
    *,
    asked: bool,
) -> PendingDecision:
    if not asked or table.phase == "over":
        return PendingDecision(rules, seat, None, None, None, None, {})
    own = {
        number: district
        for number, district in enumerate(districts)
        if seat in rules.order.builders[number] and not settled[number]
    }
    if table.acting is None:
        proposing = bool(rules.order.teams)
        return PendingDecision(
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
    return PendingDecision(
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


def legal_actions(decision: PendingDecision) -> Iterator[AnyAction]:
    """Yield every action that `check` accepts, except proposals: every placement or claim may be proposed first."""
    match decision.what:
        case "place":
            spots = decision.spots()
            yield from (Place(spot) for spot in spots)
            if not spots:
                yield Discard()
        case "select":
            yield from (Select(card) for card in decision.rules.headquarters.choices)
        case "claim":
            yield from (Claim(position) for position in decision.positions)
        case "settle":
            yield Settle()
    for number, district in decision.own.items():
        district_state = district_state_of(decision.rules, district)
        for index in open_cards(district_state):
            for way in fixes_left(district_state, index):
                if _leaves_a_spot(decision, number, index, way):
                    yield Fix(district_state.cards[index].card, way)
        if decision.what == "settle":
            for index, card in enumerate(district_state.cards):
                yield from (Carry(card.card, suit) for suit in scoring_suits(district_state, index))


def check(decision: PendingDecision, action: object) -> AnyAction:
    """Return the action in its normal form; raises IllegalAction if the rules do not allow it now."""
    if decision.what is None:
        raise IllegalAction("not-asked", seat=-1 if decision.seat is None else decision.seat)
    match action:
        case Fix():
            find_open(decision, action)
            return action
        case Carry() if decision.what == "settle":
            find_scoring(decision, action)
            return action
        case Propose():
            return _check_proposal(decision, action)
        case Place() | Discard() if decision.what == "place":
            return _check_place(decision, action)
        case Claim() if decision.what == "claim":
            return _check_claim(decision, action)
        case Select() if decision.what == "select":
            return _check_select(decision, action)
        case Settle() if decision.what == "settle":
            return action
        case Place() | Discard() | Claim() | Carry() | Settle() | Select():
            raise IllegalAction(f"personimo-asked-to-{decision.what}", _ASKED_BY[decision.what])
        case _:
            raise IllegalAction("malformed", detail=type(action).__name__)


_ASKED_BY = {"select": "PM-110", "place": "PM-24", "claim": "PM-24", "settle": "PM-37"}


def _check_select(decision: PendingDecision, action: Select) -> Select:
    if action.headquarters not in decision.rules.headquarters.choices:
        raise IllegalAction("personimo-no-headquarters", "PM-110")
    return action


def find_own(decision: PendingDecision) -> int:
    """Return the number of the district that the decision is about."""
    if decision.district is None:
        raise ValueError("the decision is about no district")
    return decision.district


def find_open(decision: PendingDecision, fix: Fix) -> int:
    """Return the number of the seat's district with the open card of a Fix; refuses other cards and other suits."""
    for number, district in decision.own.items():
        district_state = district_state_of(decision.rules, district)
        for index in open_cards(district_state):
            if district_state.cards[index].card == fix.card:
                if fix.suits not in fixes_left(district_state, index):
                    raise IllegalAction("personimo-other-suits", "PM-36")
                if not _leaves_a_spot(decision, number, index, fix.suits):
                    raise IllegalAction("personimo-fix-takes-last-spot", "PM-36")
                return number
    still_open = sum(
        len(open_cards(district_state_of(decision.rules, each))) for each in decision.own.values()
    )
    raise IllegalAction("personimo-not-open", "PM-36", open=still_open)


def _leaves_a_spot(decision: PendingDecision, number: int, index: int, suits: tuple[Suit, ...]) -> bool:
    """Return whether the card to be placed still fits after a Fix: a Fix may not take its last spot (PM-33, PM-36)."""
    if decision.what != "place" or decision.card is None or number != decision.district:
        return True
    if not decision.spots() or has_lasting_spot(decision.district_state, decision.card):
        return True
    after = decision.district_state.with_fixed(index, suits)
    if after is None:
        return True
    return bool(CardPlacement(after, decision.card).spots())


def find_scoring(decision: PendingDecision, carry: Carry) -> int:
    """Return the number of the seat's district with a card whose marks may lie on several suits; refuses any other."""
    for number, district in decision.own.items():
        district_state = district_state_of(decision.rules, district)
        for index, card in enumerate(district_state.cards):
            suits = scoring_suits(district_state, index)
            if card.card == carry.card and suits:
                if carry.suit not in suits:
                    raise IllegalAction("personimo-other-scoring", "PM-57")
                return number
    raise IllegalAction("personimo-no-choice-of-scoring", "PM-57")


def _check_proposal(decision: PendingDecision, proposal: Propose) -> Propose:
    if not decision.proposing:
        raise IllegalAction("personimo-no-team", "PM-68")
    checked = check(decision, proposal.action)
    if not isinstance(checked, Place | Claim):
        raise IllegalAction("malformed", detail=type(checked).__name__)
    return Propose(checked)


def _check_place(decision: PendingDecision, action: Place | Discard) -> AnyAction:
    if decision.card is None:
        raise ValueError("there is no card to place")
    if isinstance(action, Place):
        spot = tuple(sorted(action.squares))
        CardPlacement(decision.district_state, decision.card).check(spot)
        return Place(spot)
    spots = len(decision.spots())
    if spots:
        raise IllegalAction("personimo-must-place", "PM-33", spots=spots)
    return action


def _check_claim(decision: PendingDecision, action: Claim) -> AnyAction:
    free = decision.positions
    if action.position not in free:
        cards = len(decision.row.cards) if decision.row else 0
        listed = ", ".join(str(position + 1) for position in free)
        if not 0 <= action.position < cards:
            raise IllegalAction("personimo-no-such-card", "PM-23", cards=cards, free=listed)
        if decision.row and decision.row.claims[action.position] is None:
            limit = decision.rules.draft.limit
            raise IllegalAction("personimo-position-not-allowed", limit.rule if limit else None, free=listed)
        raise IllegalAction("personimo-claimed", "PM-23", cards=cards, free=listed)
    return action
