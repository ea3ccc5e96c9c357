"""The placement and the next claim that together score most, computed exactly.

There are tens of thousands of combinations of two spots. Each gets a quick upper bound first, and only those that could
still be the best are evaluated.
"""

from random import Random
from typing import NamedTuple

from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.district import Standing
from salon.games.personimo.rules.move_values import laid
from salon.games.personimo.rules.placement import Fitting, Spot
from salon.games.personimo.rules.scoring import NOTHING, Ceiling, Value, best_of, value_above


class Plan(NamedTuple):
    """The spot for the present card (None if it has none), and the card to claim next (None if none is left)."""

    spot: Spot | None
    claim: CardId | None


class _Draft(NamedTuple):
    """A plan with its upper bound, the district after the present card, and the spot for the claimed card."""

    bound: Value
    plan: Plan
    standing: Standing
    next_spot: Spot | None


def best_plan(standing: Standing, card: CardId | None, claims: tuple[CardId, ...], random: Random) -> Plan:
    """Return the plan with the best district after both cards; `random` decides among equals."""
    drafts = _drafts(standing, card, claims)
    random.shuffle(drafts)
    drafts.sort(key=lambda draft: draft.bound, reverse=True)
    best, plan = NOTHING, Plan(None, None)
    for draft in drafts:
        if draft.bound <= best:
            break
        found = value_above(_finished(draft), best)
        if found is not None:
            best, plan = found, draft.plan
    return plan


def _drafts(standing: Standing, card: CardId | None, claims: tuple[CardId, ...]) -> list[_Draft]:
    spots: tuple[Spot | None, ...] = Fitting(standing, card).spots() if card else ()
    drafts = []
    for spot in spots or (None,):
        after = laid(standing, card, spot) if card and spot else standing
        ceiling = Ceiling(after)
        for claim in claims:
            next_spots = Fitting(after, claim).spots()
            readings = after.rules.readings(card_of(claim))
            plan = Plan(spot, claim)
            drafts += [_Draft(ceiling.with_card(readings, each), plan, after, each) for each in next_spots]
            if not next_spots:
                drafts.append(_Draft(best_of(after).value, plan, after, None))
        if not claims:
            drafts.append(_Draft(best_of(after).value, Plan(spot, None), after, None))
    return drafts


def _finished(draft: _Draft) -> Standing:
    """Return the district after both cards."""
    if draft.plan.claim is None or draft.next_spot is None:
        return draft.standing
    return laid(draft.standing, draft.plan.claim, draft.next_spot)
