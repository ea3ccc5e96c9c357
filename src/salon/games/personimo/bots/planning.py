"""The placement and the next claim that together score most, computed exactly.

There are tens of thousands of combinations of two spots. Each gets a quick upper bound first, and only those that could
still be the best are evaluated.
"""

from random import Random
from typing import NamedTuple

from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.rules.placement import CardPlacement, Spot
from salon.games.personimo.rules.scoring.districts import NOTHING, Ceiling, Value, best_of, value_above
from salon.games.personimo.rules.scoring.move_values import after_placing
from salon.games.personimo.suits.district_state import DistrictState


class Plan(NamedTuple):
    """The spot for the present card (None if it has none), and the card to claim next (None if none is left)."""

    spot: Spot | None
    claim: CardId | None


class _Draft(NamedTuple):
    """A plan with its upper bound, the district after the present card, and the spot for the claimed card."""

    bound: Value
    plan: Plan
    district_state: DistrictState
    next_spot: Spot | None


def best_plan(
    district_state: DistrictState, card: CardId | None, claims: tuple[CardId, ...], random: Random
) -> Plan:
    """Return the plan with the best district after both cards; `random` decides among equals."""
    drafts = _drafts(district_state, card, claims)
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


def _drafts(district_state: DistrictState, card: CardId | None, claims: tuple[CardId, ...]) -> list[_Draft]:
    spots: tuple[Spot | None, ...] = CardPlacement(district_state, card).spots() if card else ()
    drafts = []
    for spot in spots or (None,):
        after = after_placing(district_state, card, spot) if card and spot else district_state
        ceiling = Ceiling(after)
        for claim in claims:
            next_spots = CardPlacement(after, claim).spots()
            readings = after.rules.readings(card_of(claim))
            plan = Plan(spot, claim)
            drafts += [_Draft(ceiling.with_card(readings, each), plan, after, each) for each in next_spots]
            if not next_spots:
                drafts.append(_Draft(best_of(after).value, plan, after, None))
        if not claims:
            drafts.append(_Draft(best_of(after).value, Plan(spot, None), after, None))
    return drafts


def _finished(draft: _Draft) -> DistrictState:
    """Return the district after both cards."""
    if draft.plan.claim is None or draft.next_spot is None:
        return draft.district_state
    return after_placing(draft.district_state, draft.plan.claim, draft.next_spot)
