"""Planning: the placement and the next claim that together score most, exactly.

There are tens of thousands of ways to lay this card here and that card there. Each is first judged by a quick
upper bound; only those that could still be the best are worked out.
"""

from random import Random
from typing import NamedTuple

from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.rules.placement import CardPlacement, Spot
from salon.games.personimo.rules.scoring.districts import NOTHING, Ceiling, Value, best_of, value_above
from salon.games.personimo.rules.scoring.move_values import after_placing
from salon.games.personimo.suits.district_state import DistrictState


class Plan(NamedTuple):
    """Where to lay the present card (None: nowhere), and which card to claim next (None: there is none left)."""

    spot: Spot | None
    claim: CardId | None


class _Draft(NamedTuple):
    """A plan with its upper bound: the district after the present card, and the spot for the claimed one."""

    bound: Value
    plan: Plan
    standing: DistrictState
    next_spot: Spot | None


def best_plan(
    standing: DistrictState, card: CardId | None, claims: tuple[CardId, ...], random: Random
) -> Plan:
    """The plan with the best district after the claimed card too; among equals, `random` decides."""
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


def _drafts(standing: DistrictState, card: CardId | None, claims: tuple[CardId, ...]) -> list[_Draft]:
    spots: tuple[Spot | None, ...] = CardPlacement(standing, card).spots() if card else ()
    drafts = []
    for spot in spots or (None,):
        after = after_placing(standing, card, spot) if card and spot else standing
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
    """The district after both cards."""
    if draft.plan.claim is None or draft.next_spot is None:
        return draft.standing
    return after_placing(draft.standing, draft.plan.claim, draft.next_spot)
