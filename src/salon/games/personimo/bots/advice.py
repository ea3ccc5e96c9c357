"""The coach: what a seat may expect of its moves. It sees views and nothing else, as the bots do.

Where the kernel covers the game it searches as the strongest bots do. Elsewhere, spots that score most at once are
looked at more closely: what the district is worth once the best card that can be claimed next lies there, too.
"""

from random import Random

from salon.core import Advice, Budget
from salon.games.personimo.bots.search import can_search, compare
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import PendingDecision, check, decision_in_view
from salon.games.personimo.rules.placement import Spot
from salon.games.personimo.rules.scoring.districts import Value
from salon.games.personimo.rules.scoring.move_values import after_placing, best_value_with, values_of_spots

NAMED = 4
"""How many moves the search names."""
CLOSELY = 8
"""How many spots are looked at more closely."""


def advise(view: View, random: Random, budget: Budget, chosen: AnyAction | None) -> list[Advice]:
    """The best placements or claims, the best first; nothing where there is no such choice."""
    question = decision_in_view(view)
    normal = None if chosen is None else check(question, chosen)
    if question.what in ("place", "claim") and can_search(view):
        found = compare(view, budget, random, normal, NAMED)
        return [
            Advice(chosen if move.actions[0] == normal else move.actions[0], move.worth) for move in found
        ]
    values: dict[AnyAction, Value] = {}
    match question.what:
        case "place" if question.card is not None:
            values = _places(question, question.card, normal)
        case "claim":
            values = _claims(question)
    worked_out = sorted(values.items(), key=lambda each: each[1], reverse=True)
    return [
        Advice(chosen if action == normal else action, float(value.points), at_end=False)
        for action, value in worked_out
    ]


def _places(question: PendingDecision, card: CardId, chosen: AnyAction | None) -> dict[AnyAction, Value]:
    values = values_of_spots(question.district_state, card)
    if not values:
        return {Discard(): best_value_with(question.district_state, card)}
    closely: list[Spot] = sorted(values, key=lambda spot: values[spot], reverse=True)[:CLOSELY]
    if isinstance(chosen, Place) and chosen.squares not in closely:
        closely.append(chosen.squares)
    return {Place(spot): _value_with_next(question, card, spot, values[spot]) for spot in closely}


def _value_with_next(question: PendingDecision, card: CardId, spot: Spot, value: Value) -> Value:
    """The district with the card on a spot, and with the best card that can be claimed for it after that."""
    row = question.row
    if row is None or question.then != question.district:
        return value
    after = after_placing(question.district_state, card, spot)
    return max((best_value_with(after, row.cards[at]) for at in question.positions), default=value)


def _claims(question: PendingDecision) -> dict[AnyAction, Value]:
    row = question.row
    if row is None:
        return {}
    return {Claim(at): best_value_with(question.district_state, row.cards[at]) for at in question.positions}
