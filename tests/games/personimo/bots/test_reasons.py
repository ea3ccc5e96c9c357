"""The coach's reasons: what the search has measured between a move and the best one."""

from random import Random

import pytest

from salon.core import Advice, Budget, Timeline
from salon.games.personimo import PERSONIMO
from salon.games.personimo.bots.advice import WORTH_EXPLAINING, advise
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.bots.reasons import MOST, reasons
from salon.games.personimo.bots.search import can_search
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.scoring.move_values import move_values
from salon.words import say

BUDGET = Budget(playouts=120)


def views(seats: int, what: str, most: int) -> list[View]:
    """Some views with a decision of a kind, from a game of greedy bots."""
    timeline = Timeline.start(PERSONIMO, PERSONIMO.setup(seats, {}, "why"), 0).timeline
    found: list[View] = []
    while timeline.waiting and len(found) < most:
        seat = min(timeline.waiting)
        view = PERSONIMO.view(timeline.state, seat)
        if (
            timeline.waiting[seat].what == what
            and timeline.seq > 6 * seats
            and len(PERSONIMO.legal(view)) > 3
        ):
            found.append(view)
        timeline = timeline.act(seat, BOTS["fair"].choose(view, Random(timeline.seq)), 0).timeline
    return found


def judged(view: View, *, worst: bool) -> tuple[Advice, Advice]:
    """The best move, and a chosen one that scores least at once or most."""
    values = sorted(move_values(view), key=lambda each: each.points)
    chosen = values[0 if worst else -1].action
    advice = advise(view, Random(1), BUDGET, chosen)
    return advice[0], next(each for each in advice if each.action == chosen)


@pytest.fixture(autouse=True)
def searched() -> None:
    if not can_search(views(3, "place", 1)[0]):
        pytest.skip("the kernel is not there")


def test_a_costly_move_has_reasons_and_no_other_has() -> None:
    told = 0
    for view in views(3, "place", 6):
        best, chosen = judged(view, worst=True)
        assert best.why == ()
        assert len(chosen.why) <= MOST
        assert bool(chosen.why) <= (best.points - chosen.points >= WORTH_EXPLAINING)
        told += bool(chosen.why)
        for reason in chosen.why:
            for language in ("en", "fr"):
                assert reason.what not in say(reason.what, language, reason.particulars)
    assert told, "a bad placement costs something that can be measured"


def test_the_same_move_has_nothing_against_it() -> None:
    view = views(3, "place", 1)[0]
    (place,) = [each for each in list(PERSONIMO.legal(view))[:1] if isinstance(each, Place)]
    claim = next(Claim(at) for at in range(9) if _is_move(view, (place, Claim(at))))
    assert reasons(view, (place, claim), (place, claim), Random(2)) == ()


def test_a_later_place_in_the_order_is_told() -> None:
    """Of two claims after the same placement, the later one gives a later place, which the learned value knows."""
    view = views(4, "place", 1)[0]
    (place,) = [each for each in list(PERSONIMO.legal(view))[:1] if isinstance(each, Place)]
    free = [Claim(at) for at in range(9) if _is_move(view, (place, Claim(at)))]
    found = reasons(view, (place, free[0]), (place, free[-1]), Random(2))
    orders = [each.particulars for each in found if each.what == "personimo-why-order"]
    for particulars in orders:
        assert particulars == {"place": free[-1].position + 1, "better": free[0].position + 1}
    swapped = reasons(view, (place, free[-1]), (place, free[0]), Random(2))
    assert not [each for each in swapped if each.what == "personimo-why-order"]


def _is_move(view: View, move: tuple[Place, Claim]) -> bool:
    from salon.core import SeededChance
    from salon.games.personimo.bots.kernel.search.explaining import ExplainingSearch
    from salon.games.personimo.bots.kernel.search.halving import search_of
    from salon.games.personimo.bots.kernel.search.trial import LEAD

    return move in search_of(ExplainingSearch, view, SeededChance("moves"), LEAD)._numbers()
