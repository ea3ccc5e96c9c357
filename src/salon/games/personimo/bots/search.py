"""Bots that search: they try their moves in worlds they cannot rule out, for as long as they may."""

from functools import cache
from random import Random
from threading import Lock, Thread
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from salon.core import Bot, Budget, SeededChance
from salon.games.personimo.bots.kernel import covers, is_compiled
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction, Settle
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import decision_in_view
from salon.games.personimo.rules.view_building import rules_in

if TYPE_CHECKING:
    from salon.games.personimo.bots.kernel.search.halving import Judged, Search, Spent

LATEST = 10
"""A bot that gets little of a busy machine stops after so many times its budget, by the clock on the wall."""
FIRST, LAST, CLAIMING = 3.2, 0.2, 0.3
"""A budget is what a decision takes on average. A placement is searched together with the claim that follows, for
which little is left to find out then, so that it has more than its share; the more so the earlier it is. Much is clear
long before all is spent."""

_warming = Lock()
"""Held while the kernel is being compiled or loaded."""


def can_search(view: View) -> bool:
    """Whether the kernel is there, ready, and covers the view's game."""
    return is_compiled() and not _warming.locked() and covers(rules_in(view))


@cache
def warm_up() -> None:
    """Have the kernel compiled, or loaded from disk, in the background; until it is ready nobody searches."""
    if is_compiled():
        _warming.acquire()
        Thread(target=_warm, daemon=True).start()


def _warm() -> None:
    try:
        for seats in (4, 1):
            setup = PERSONIMO.setup(seats, {}, "warm")
            state = PERSONIMO.start(setup, SeededChance(setup.seed), 0).state
            judge(PERSONIMO.view(state, min(PERSONIMO.waiting_for(state))), Budget(playouts=1), Random(0))
    finally:
        _warming.release()


class SearchBot:
    """Monte Carlo evaluation: the move that leads to the best lead on average, playing on by what districts promise.

    With `tree`, a tree search over this and the next turn. Where the kernel cannot help it chooses as `otherwise` does.
    """

    def __init__(self, budget: Budget, otherwise: Bot, *, tree: bool = False) -> None:
        self.budget = budget
        self._otherwise = otherwise
        self._tree = tree

    def within(self, budget: Budget) -> "SearchBot":
        """The same with another budget."""
        kind = SearchBot if budget.ms is None else TimedSearchBot
        return kind(budget, self._otherwise, tree=self._tree)

    def warm_up(self) -> None:
        """Get ready in the background; until then it chooses as the other bot does."""
        warm_up()

    def choose(self, view: View, random: Random) -> AnyAction:
        """The first action of the best move."""
        if decision_in_view(view).what == "settle":
            return Settle()
        if not can_search(view):
            action: AnyAction = self._otherwise.choose(view, random)
            return action
        return judge(view, share_of(self.budget, view), random, tree=self._tree)[0].actions[0]


class TimedSearchBot(SearchBot):
    """The same with a budget of time: the processor's, so that it does not depend on who else is busy."""

    @property
    def budget_ms(self) -> float:
        """How long it thinks about a decision."""
        return self.budget.ms or 0


def share_of(budget: Budget, view: View) -> Budget:
    """What may be spent on the decision that a view asks for, if each has so much on average."""
    if view.row is None or view.next_row is None:
        return budget
    passed = (view.turn - 1) / (view.turns - 1)
    share = FIRST + (LAST - FIRST) * passed if view.phase == "place" else CLAIMING
    return Budget(budget.ms and budget.ms * share, budget.playouts and max(1, round(budget.playouts * share)))


def judge(
    view: View, budget: Budget, random: Random, also: AnyAction | None = None, *, tree: bool = False
) -> "list[Judged]":
    """Every move of the view's seat with what its lead can be expected to be worth (alone: its points), the best first.

    One with `also` is tried. Raises ValueError where the seat is not asked to place or to claim, or where the kernel
    does not cover the game.
    """
    from salon.games.personimo.bots.kernel.search.trial import LEAD

    return _searched(view, budget, random, also, LEAD, tree=tree).judged()


def compare(view: View, budget: Budget, random: Random, also: AnyAction | None, most: int) -> "list[Judged]":
    """The moves that lead to most points and begin differently, and the best that begins with `also`.

    Half of the budget finds them, the other half compares them in the same worlds.
    """
    from salon.games.personimo.bots.kernel.search.trial import POINTS

    half = Budget(budget.ms and budget.ms / 2, budget.playouts and (budget.playouts + 1) // 2)
    search = _searched(view, half, random, also, POINTS)
    first: dict[AnyAction, Judged] = {}
    for move in search.judged():
        first.setdefault(move.actions[0], move)
    named = [move for number, move in enumerate(first.values()) if number < most or move.actions[0] == also]
    return search.compare(named, _spending(half), random)


def _searched(
    view: View, budget: Budget, random: Random, also: AnyAction | None, aim: int, *, tree: bool = False
) -> "Search":
    from salon.games.personimo.bots.kernel.search.halving import search_in

    if decision_in_view(view).what not in ("place", "claim"):
        raise ValueError("this seat is not asked to place or to claim a card")
    spent = _spending(budget)
    search = search_in(view, SeededChance(f"{random.getrandbits(64)}"), aim)
    (search.grow if tree else search.run)(spent, random, also)
    return search


def _spending(budget: Budget) -> "Spent":
    """From now on, how much of a budget is spent after so many playouts."""
    start, began = thread_time(), perf_counter()

    def spent(playouts: int) -> float:
        if budget.ms is None:
            return playouts / (budget.playouts or 1)
        passed = max(thread_time() - start, (perf_counter() - began) / LATEST)
        return passed * 1000 / budget.ms if budget.ms else 1

    return spent


__all__ = ["SearchBot", "TimedSearchBot", "can_search", "compare", "judge"]
