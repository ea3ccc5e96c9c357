"""The immediate value of each legal action: the points shown on legal spots, and the measure of greedy bots."""

from collections.abc import Iterator, Mapping

from salon.core import MoveValue
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Select, Settle
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import PendingDecision, decision_in_view, find_own
from salon.games.personimo.rules.placement import CardPlacement, Spot
from salon.games.personimo.rules.scoring.districts import NOTHING, Value, best_of, value_above
from salon.games.personimo.rules.scoring.outcome import points_among
from salon.games.personimo.suits.district_state import (
    DistrictState,
    district_state_of,
    fixes_left,
    open_cards,
    scoring_suits,
)


def move_values(view: View) -> list[MoveValue]:
    """Return, for each legal placement or claim, the points of the district after it, and the gain.

    While suits are settled (PM-37), the actions are those that settle them, and the points are those of all the seat's
    districts. The value of a claim is that of its card on its best spot where the acting architect builds. Where the
    lower of two districts counts (PM-67), the values are still those of the district that the card is for. Points that
    districts win against one another (PM-96) are counted as they would be after the action.
    """
    decision = decision_in_view(view)
    match decision.what:
        case "place" if decision.card is not None:
            return _places(decision, decision.card)
        case "claim":
            return _claims(decision)
        case "settle":
            return _settlings(decision)
    return []


def values_of_spots(district_state: DistrictState, card: CardId) -> dict[Spot, Value]:
    """Return the value of the district with the card on each legal spot."""
    return {
        spot: best_of(after_placing(district_state, card, spot)).value
        for spot in CardPlacement(district_state, card).spots()
    }


def best_value_with(district_state: DistrictState, card: CardId) -> Value:
    """Return the value of the district with the card on its best spot (without the card, if it fits nowhere)."""
    best = NOTHING
    for spot in CardPlacement(district_state, card).spots():
        best = value_above(after_placing(district_state, card, spot), best) or best
    return best_of(district_state).value if best == NOTHING else best


def after_placing(district_state: DistrictState, card: CardId, spot: Spot) -> DistrictState:
    """Return the district with a card on a spot where it fits."""
    after = district_state.with_card(card, spot)
    if after is None:
        raise ValueError(f"{card} does not fit at {spot}")
    return after


def _places(decision: PendingDecision, card: CardId) -> list[MoveValue]:
    now = _points(decision)
    after = [
        (spot, _points(decision, after_placing(decision.district_state, card, spot)))
        for spot in CardPlacement(decision.district_state, card).spots()
    ]
    if not after:
        return [MoveValue(Discard(), now, 0)]
    return [MoveValue(Place(spot), points, points - now) for spot, points in after]


def _claims(decision: PendingDecision) -> list[MoveValue]:
    if decision.row is None:
        return []
    now = _points(decision)
    values = []
    for position in decision.positions:
        points = _points_with(decision, decision.row.cards[position])
        values.append(MoveValue(Claim(position), points, points - now))
    return values


def _points_with(decision: PendingDecision, card: CardId) -> int:
    """Return the points of the decision's district with a card on its best spot."""
    if decision.rules.bonuses.contest is None:
        return best_value_with(decision.district_state, card).points
    spots = CardPlacement(decision.district_state, card).spots()
    after = (_points(decision, after_placing(decision.district_state, card, spot)) for spot in spots)
    return max(after, default=_points(decision))


def _points(decision: PendingDecision, after: DistrictState | None = None) -> int:
    """Return the points of the decision's district now, or `after` a move."""
    number = find_own(decision)
    return _points_of_own(decision, {} if after is None else {number: after})[number]


def _settlings(decision: PendingDecision) -> list[MoveValue]:
    """Return the points after each action while suits are settled. Settling changes nothing; Fix and Carry may lose."""
    now = sum(_points_of_own(decision, {}).values())
    points_after: list[tuple[AnyAction, int]] = [(Settle(), now)]
    for number, district in decision.own.items():
        for action, after in _declarations(district_state_of(decision.rules, district)):
            points_after.append((action, sum(_points_of_own(decision, {number: after}).values())))
    return [MoveValue(action, points, points - now) for action, points in points_after]


def _points_of_own(decision: PendingDecision, changed: Mapping[int, DistrictState]) -> dict[int, int]:
    """Return the points of the seat's districts by number, with some of them changed.

    Where districts compete (PM-96), the others' suits are chosen anew, as they would be after the move.
    """
    rules = decision.rules
    numbers = range(len(decision.districts)) if rules.bonuses.contest else sorted(decision.own)
    district_states = [
        changed.get(each) or district_state_of(rules, decision.districts[each]) for each in numbers
    ]
    points = dict(zip(numbers, points_among(rules, district_states), strict=True))
    return {number: points[number] for number in decision.own}


def _declarations(district_state: DistrictState) -> Iterator[tuple[AnyAction, DistrictState]]:
    """Yield every Fix and Carry that a builder may choose, with the district after it."""
    for index in open_cards(district_state):
        for suits in fixes_left(district_state, index):
            after = district_state.with_fixed(index, suits)
            if after is not None:
                yield Fix(district_state.cards[index].card, suits), after
    for index, each in enumerate(district_state.cards):
        for suit in scoring_suits(district_state, index):
            after = district_state.with_scoring(index, suit)
            if after is not None:
                yield Carry(each.card, suit), after


def default_action(decision: PendingDecision) -> AnyAction:
    """Return the action for a seat whose time has run out: the best spot by points, or the first free card.

    A headquarters that is not chosen is the one that chance has put there.

    The points are those of the district by itself (without PM-96), because the records of earlier games depend on it.
    """
    match decision.what:
        case "place" if decision.card is not None:
            values = values_of_spots(decision.district_state, decision.card)
            return Place(max(values, key=lambda spot: values[spot].points)) if values else Discard()
        case "claim":
            return Claim(decision.positions[0])
    if decision.what == "select":
        return Select(decision.own[find_own(decision)].headquarters)
    return Settle()
