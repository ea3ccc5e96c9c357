"""The coach: what a seat may expect of its moves. Like the bots, it sees only views.

Where the kernel covers the game, the coach searches as the strongest bots do. Elsewhere it takes the spots that score
most at once, and computes the value of the district once the best card that can be claimed next lies there too.
"""

from random import Random
from typing import TYPE_CHECKING

from salon.core import Advice, Budget, Note
from salon.games.personimo.bots.reasons import reasons
from salon.games.personimo.bots.search import can_search, compare
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import PendingDecision, check, decision_in_view
from salon.games.personimo.rules.placement import Spot
from salon.games.personimo.rules.scoring.districts import Value
from salon.games.personimo.rules.scoring.move_values import after_placing, best_value_with, values_of_spots

if TYPE_CHECKING:
    from salon.games.personimo.bots.kernel.search.halving import EvaluatedMove

NAMED = 4
"""How many moves of the search are returned."""
WORTH_EXPLAINING = 1.0
"""How many points a move has to cost for its reasons to be looked for."""
CLOSELY = 8
"""How many spots are evaluated together with the next claim."""


def advise(view: View, random: Random, budget: Budget, chosen: AnyAction | None) -> list[Advice]:
    """Return the best headquarters, placements or claims, the best first, or nothing where there is no such choice."""
    decision = decision_in_view(view)
    normal = None if chosen is None else check(decision, chosen)
    if decision.what in ("select", "place", "claim") and can_search(view):
        found = compare(view, budget, random, normal, NAMED)
        return [
            Advice(chosen, move.value, why=_why(view, decision.what, found[0], move, random))
            if move.actions[0] == normal
            else Advice(move.actions[0], move.value)
            for move in found
        ]
    values: dict[AnyAction, Value] = {}
    match decision.what:
        case "place" if decision.card is not None:
            values = _places(decision, decision.card, normal)
        case "claim":
            values = _claims(decision)
    worked_out = sorted(values.items(), key=lambda each: each[1], reverse=True)
    return [
        Advice(chosen if action == normal else action, float(value.points), at_end=False)
        for action, value in worked_out
    ]


def _why(
    view: View, what: str, best: "EvaluatedMove", chosen: "EvaluatedMove", random: Random
) -> tuple[Note, ...]:
    """Return why a move is worth less than the best one, if the difference is worth a word."""
    if what == "select" or best.value - chosen.value < WORTH_EXPLAINING:
        return ()
    return reasons(view, best.actions, chosen.actions, random)


def _places(decision: PendingDecision, card: CardId, chosen: AnyAction | None) -> dict[AnyAction, Value]:
    values = values_of_spots(decision.district_state, card)
    if not values:
        return {Discard(): best_value_with(decision.district_state, card)}
    closely: list[Spot] = sorted(values, key=lambda spot: values[spot], reverse=True)[:CLOSELY]
    if isinstance(chosen, Place) and chosen.squares not in closely:
        closely.append(chosen.squares)
    return {Place(spot): _value_with_next(decision, card, spot, values[spot]) for spot in closely}


def _value_with_next(decision: PendingDecision, card: CardId, spot: Spot, value: Value) -> Value:
    """Return the value with the card on a spot and the best card that can be claimed for the district after that."""
    row = decision.row
    if row is None or decision.then != decision.district:
        return value
    after = after_placing(decision.district_state, card, spot)
    return max((best_value_with(after, row.cards[at]) for at in decision.positions), default=value)


def _claims(decision: PendingDecision) -> dict[AnyAction, Value]:
    row = decision.row
    if row is None:
        return {}
    return {Claim(at): best_value_with(decision.district_state, row.cards[at]) for at in decision.positions}
