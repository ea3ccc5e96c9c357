"""The choice of the headquarters, where a player has one (PM-110)."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from salon.core import Budget, SeededChance
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import Select
from salon.games.personimo.model.view import CandidateView, View

if TYPE_CHECKING:
    from salon.games.personimo.bots.kernel.search.halving import EvaluatedMove

DEALS = 6
"""In how many deals of the deck each headquarters is tried."""

Evaluate = Callable[[View, Budget, Random], "list[EvaluatedMove]"]


def promising(view: View, random: Random) -> Select:
    """Return the headquarters whose suits have most marks in the deck; `random` decides among equals."""
    most = max(map(_marks, view.candidates))
    return Select(random.choice([each.card for each in view.candidates if _marks(each) == most]))


def _marks(candidate: CandidateView) -> int:
    return sum(each.marks for each in candidate.supply)


def tried_out(view: View, budget: Budget, random: Random, evaluate: Evaluate) -> "list[EvaluatedMove]":
    """Return every headquarters with what is expected of it, the best first.

    All are tried in the same deals of the deck. In each, `evaluate` searches the first claim.
    """
    from salon.games.personimo.bots.kernel.search.halving import EvaluatedMove

    trials = DEALS * len(view.candidates)
    share = Budget(budget.ms and budget.ms / trials, budget.playouts and max(1, budget.playouts // trials))
    deals = [f"{random.getrandbits(64)}" for _ in range(DEALS)]
    found = []
    for candidate in view.candidates:
        action = Select(candidate.card)
        best = [evaluate(_after(view, action, deal), share, random)[0] for deal in deals]
        value = sum(each.value for each in best) / DEALS
        found.append(EvaluatedMove((action,), value, sum(each.playouts for each in best)))
    return sorted(found, key=lambda each: each.value, reverse=True)


def _after(view: View, action: Select, deal: str) -> View:
    """Return what the seat could see after choosing a headquarters."""
    chance = SeededChance(deal)
    state = PERSONIMO.determinize(view, chance)
    seat = min(PERSONIMO.waiting_for(state))
    return PERSONIMO.view(PERSONIMO.apply(state, seat, action, 0, chance).state, seat)
