"""The bots that search: they try their moves in possible worlds until their budget is spent."""

from functools import cache
from random import Random
from threading import Lock, Thread
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from salon.core import Bot, Budget, SeededChance
from salon.games.personimo.bots.headquarters import tried_out
from salon.games.personimo.bots.kernel import covers, is_compiled
from salon.games.personimo.bots.reasons import reasons
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction, Settle
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import decision_in_view
from salon.games.personimo.rules.view_reading import rules_in

if TYPE_CHECKING:
    from salon.games.personimo.bots.kernel.search.halving import EvaluatedMove, MoveSearch, Spent

LATEST = 10
"""On a busy machine a bot stops after this many times its budget, measured in wall-clock time."""
FIRST, LAST, CLAIMING = 3.2, 0.2, 0.3
"""The shares of a budget, which is the average for a decision. A placement is searched together with the claim that
follows it, so it gets more than its share and the claim less; and the earlier in the game, the more. Many searches end
early because one move is clearly the best."""

_warming = Lock()
"""Held while the kernel is being compiled or loaded."""


def can_search(view: View) -> bool:
    """Return whether the kernel is installed and ready, and covers the view's game."""
    return is_compiled() and not _warming.locked() and covers(rules_in(view))


@cache
def warm_up() -> None:
    """Compile the kernel, or load it from disk, in the background. Until it is ready, bots do not search."""
    if is_compiled():
        _warming.acquire()
        Thread(target=_warm, daemon=True).start()


def _warm() -> None:
    try:
        for seats in (4, 1):
            setup = PERSONIMO.setup(seats, {}, "warm")
            state = PERSONIMO.start(setup, SeededChance(setup.seed), 0).state
            view = PERSONIMO.view(state, min(PERSONIMO.waiting_for(state)))
            best, other, *_ = analyse(view, Budget(playouts=1), Random(0))
            reasons(view, best.actions, other.actions, Random(0))
    finally:
        _warming.release()


class SearchBot:
    """Chooses the move with the best average result in playouts (Monte Carlo evaluation).

    With `tree`, it searches a tree of this and the next turn. Where the kernel does not cover the game, it chooses as
    `otherwise` does.
    """

    def __init__(self, budget: Budget, otherwise: Bot, *, tree: bool = False) -> None:
        self.budget = budget
        self._otherwise = otherwise
        self._tree = tree

    def within(self, budget: Budget) -> "SearchBot":
        """Return the same bot with another budget."""
        kind = SearchBot if budget.ms is None else TimedSearchBot
        return kind(budget, self._otherwise, tree=self._tree)

    def scaled(self, share: float) -> "SearchBot":
        """Return the same bot with this share of its budget."""
        return self.within(_part_of(self.budget, share))

    def warm_up(self) -> None:
        """Load the kernel in the background; until then this bot chooses as `otherwise` does."""
        warm_up()

    def choose(self, view: View, random: Random) -> AnyAction:
        """Choose the first action of the best move."""
        if decision_in_view(view).what == "settle":
            return Settle()
        if not can_search(view):
            action: AnyAction = self._otherwise.choose(view, random)
            return action
        return analyse(view, share_of(self.budget, view), random, tree=self._tree)[0].actions[0]


class TimedSearchBot(SearchBot):
    """A search bot with a budget of processor time, which does not depend on the load of the machine."""

    @property
    def budget_ms(self) -> float:
        """The time for a decision, in milliseconds of processor time."""
        return self.budget.ms or 0


def share_of(budget: Budget, view: View) -> Budget:
    """Return the budget for the decision of a view, if `budget` is the average for a decision."""
    if view.phase == "select":
        return _part_of(budget, FIRST)
    if view.row is None or view.next_row is None:
        return budget
    passed = (view.turn - 1) / (view.turns - 1)
    share = FIRST + (LAST - FIRST) * passed if view.phase == "place" else CLAIMING
    return _part_of(budget, share)


def _part_of(budget: Budget, share: float) -> Budget:
    return Budget(budget.ms and budget.ms * share, budget.playouts and max(1, round(budget.playouts * share)))


def analyse(
    view: View, budget: Budget, random: Random, include: AnyAction | None = None, *, tree: bool = False
) -> "list[EvaluatedMove]":
    """Return every move of the view's seat with the expected value of its lead (alone: its points), the best first.

    One move that begins with `include` is tried. Raises ValueError if the seat is not to choose its headquarters,
    to place or to claim a card, or if the kernel does not cover the game.
    """
    from salon.games.personimo.bots.kernel.search.trial import LEAD

    if decision_in_view(view).what == "select":
        return tried_out(view, budget, random, analyse)
    return _searched(view, budget, random, include, LEAD, tree=tree).evaluated()


def compare(
    view: View, budget: Budget, random: Random, include: AnyAction | None, most: int
) -> "list[EvaluatedMove]":
    """Return the best moves by points that begin differently, and the best that begins with `include`.

    Half of the budget finds them; the other half compares them in the same worlds.
    """
    from salon.games.personimo.bots.kernel.search.trial import POINTS

    if decision_in_view(view).what == "select":
        return tried_out(view, budget, random, analyse)
    half = Budget(budget.ms and budget.ms / 2, budget.playouts and (budget.playouts + 1) // 2)
    search = _searched(view, half, random, include, POINTS)
    first: dict[AnyAction, EvaluatedMove] = {}
    for move in search.evaluated():
        first.setdefault(move.actions[0], move)
    named = [
        move for number, move in enumerate(first.values()) if number < most or move.actions[0] == include
    ]
    return search.compare(named, _spending(half), random)


def _searched(
    view: View, budget: Budget, random: Random, include: AnyAction | None, aim: int, *, tree: bool = False
) -> "MoveSearch":
    from salon.games.personimo.bots.kernel.search.halving import new_search

    if decision_in_view(view).what not in ("place", "claim"):
        raise ValueError("this seat is not asked to place or to claim a card")
    spent = _spending(budget)
    search = new_search(view, SeededChance(f"{random.getrandbits(64)}"), aim)
    (search.grow if tree else search.run)(spent, random, include)
    return search


def _spending(budget: Budget) -> "Spent":
    """Return a function that tells how much of a budget has been spent since now."""
    start, began = thread_time(), perf_counter()

    def spent(playouts: int) -> float:
        if budget.ms is None:
            return playouts / (budget.playouts or 1)
        passed = max(thread_time() - start, (perf_counter() - began) / LATEST)
        return passed * 1000 / budget.ms if budget.ms else 1

    return spent


__all__ = ["SearchBot", "TimedSearchBot", "analyse", "can_search", "compare"]
