"""The search by sequential halving: all candidates are tried in the same worlds, and the better half remains.

A candidate is a placement and the claim that follows it, or one of them where only one is to be chosen. Its value is
the seat's expected points, or the value of its lead over the best rival. In the playouts the seat plays by the learned
value, and its rivals play full-greedy. The unseen cards are redealt (PM-26), and all candidates of a round meet the
same hidden cards, so that luck favours none of them.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2
from random import Random
from typing import NamedTuple, TypeVar

import numpy as np

from salon.core import Chance
from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import Numbers, World
from salon.games.personimo.bots.kernel.board.packing import Packing, packing_for
from salon.games.personimo.bots.kernel.board.squares import spots_for, squares_of
from salon.games.personimo.bots.kernel.board.symmetry import images
from salon.games.personimo.bots.kernel.board.turns import district_in, free_claims
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.estimate.weights import weights_for
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, LEARNED
from salon.games.personimo.bots.kernel.search.tree import RANKS, descend
from salon.games.personimo.bots.kernel.search.trial import (
    LEAD,
    NO_ACTION,
    SPOT,
    SQUARES,
    SUMS,
    TRIALS,
    VALUE,
    estimate_candidates,
    new_trial_workspace,
    try_each,
)
from salon.games.personimo.bots.kernel.search.worlds import RESULT, play_each
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.variants import rules_of
from salon.games.personimo.rules.view_reading import determinize, unseen_aside

MOST_TRIED = 10
"""How many candidates are tried, those with the highest learned values. The others keep it as their estimate."""
WORLDS_AT_A_TIME = 1
"""Worlds in which candidates are tried between two checks of the budget."""
DESCENTS = 32
"""Descents of the tree between two checks of the budget."""
MIN_PLAYOUTS, CLEAR_LEAD = 24, 2.5
"""A candidate is clearly the best after this many playouts, if it is ahead by this many standard errors."""

ESTIMATE_WEIGHT = 15
"""The learned value of a candidate counts as much as this many playouts."""

GAIN_PER_CARD = 1.0
"""The points that a seat gains with each card by searching, beyond the playouts, divided by the number of seats. It
makes a seat that is ahead take fewer risks."""

Spent = Callable[[int], float]
"""From the number of playouts so far to the share of the budget that is spent."""


class EvaluatedMove(NamedTuple):
    """A move with its expected value, points or lead, and the number of playouts behind it.

    Without playouts, the value is the learned value in points.
    """

    actions: tuple[AnyAction, ...]
    value: float
    playouts: int


SearchT = TypeVar("SearchT", bound="MoveSearch")


class MoveSearch:
    """The search for one decision of one seat, in a possible world whose unseen cards follow those dealt."""

    def __init__(self, packing: Packing, world: World, seat: int, aim: int = LEAD) -> None:
        self._packing, self.tables = packing, packing.tables
        self.root, self._seat, self._aim = world, seat, aim
        self._trial = new_trial_workspace(len(world.words), weights_for(self.tables.rules))
        self.candidates: Numbers = np.array(list(self._moves()), np.int64)
        self.sums = np.zeros((len(self.candidates), SUMS))
        self.estimates = np.zeros(len(self.candidates))
        estimate_candidates(world, self.tables, self._trial, self.candidates, self.estimates)
        self._policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
        self._policies[seat] = LEARNED
        self._ahead = GAIN_PER_CARD / self.tables.rules[at.SEATS] * self._cards_to_come()

    def _cards_to_come(self) -> int:
        """Return how many cards the seat will still claim."""
        game, rules = self.root.game, self.tables.rules
        owners = rules[at.OWNER : at.OWNER + rules[at.ARCHITECTS]]
        return int(rules[at.TURNS] - game[at.TURN]) * int((owners == self._seat).sum())

    def _moves(self) -> Iterator[tuple[int, int]]:
        """Yield every spot with every claim that may follow."""
        game, rules = self.root.game, self.tables.rules
        claims = np.empty(at.MOST_IN_ROW, np.int64)
        positions = [int(each) for each in claims[: free_claims(game, rules, claims)]] or [NO_ACTION]
        if game[at.PHASE] != at.PLACING:
            yield from ((NO_ACTION, position) for position in positions)
            return
        district = int(district_in(game, rules, game[at.TURN]))
        lying, upright = spots_for(self.root, self.tables, district, game[at.HAND + game[at.ACTING]])
        spots = [*squares_of(int(lying)), *(64 + square for square in squares_of(int(upright)))]
        for spot in spots or [at.DISCARD]:
            yield from ((spot, position) for position in positions)

    def equivalents(self) -> dict[int, int]:
        """Return for each spot the first of the spots that are equivalent to it by symmetry."""
        if self.root.game[at.PHASE] != at.PLACING:
            return {}
        spots = sorted({int(spot) for spot in self.candidates[:, SPOT]} - {at.DISCARD})
        district = int(district_in(self.root.game, self.tables.rules, self.root.game[at.TURN]))
        return images(self.root, district, spots)

    def run(self, spent: Spent, random: Random, include: AnyAction | None = None) -> None:
        """Try candidates until the budget is spent, only one is left, or one is clearly the best.

        One of the candidates begins with the action `include`.
        """
        chosen = self.shortlist(include)
        rounds = max(1, ceil(log2(len(chosen))))
        played = 0
        for number in range(1, rounds + 1):
            share = number / rounds
            while len(chosen) > 1 and (spent(played) < share or not played):
                self.try_in(chosen, _worlds(random))
                played += len(chosen) * WORLDS_AT_A_TIME
                if self._is_decided(chosen):
                    return
            chosen = self.best(chosen)[: (len(chosen) + 1) // 2]

    def compare(self, moves: Sequence[EvaluatedMove], spent: Spent, random: Random) -> list[EvaluatedMove]:
        """Evaluate some moves again in the same new worlds until the budget is spent, and return the best first.

        The search evaluates a move that it soon drops in fewer worlds than the best move, and in different ones.
        """
        numbers = self._numbers()
        chosen = np.array([numbers[move.actions] for move in moves], np.int64)
        before, played = self.sums[chosen], 0
        while not played or spent(played) < 1:
            self.try_in(chosen, _worlds(random))
            played += len(chosen) * WORLDS_AT_A_TIME
        tried = self.sums[chosen] - before
        means = tried[:, VALUE] / tried[:, TRIALS]
        evaluated = zip(moves, means.tolist(), tried[:, TRIALS].tolist(), strict=True)
        return sorted(
            (EvaluatedMove(move.actions, mean, int(trials)) for move, mean, trials in evaluated),
            key=lambda move: move.value,
            reverse=True,
        )

    def try_in(self, chosen: Numbers, seeds: at.Words) -> None:
        """Play out these candidates in the worlds of these seeds."""
        try_each(
            self.root,
            self.tables,
            self._trial,
            self.candidates,
            chosen,
            self._seat,
            self._policies,
            self._aim,
            self._ahead,
            seeds,
            self.sums,
        )

    def results_in(self, candidates: Numbers, seeds: at.Words, root: World | None = None) -> Reals:
        """Play out candidates in the worlds of these seeds and return each result (`worlds.RESULT`), perhaps from
        another position than that of the search."""
        results = np.zeros((len(seeds), len(candidates), RESULT))
        root, rows = root or self.root, np.arange(len(candidates))
        seat, policies = self._seat, self._policies
        play_each(root, self.tables, self._trial, candidates, rows, seat, policies, seeds, results)
        return results

    def _numbers(self) -> dict[tuple[AnyAction, ...], int]:
        """The numbers of the candidates."""
        return {self.actions_of(number): number for number in range(len(self.candidates))}

    def grow(self, spent: Spent, random: Random, include: AnyAction | None = None) -> None:
        """Try candidates by a tree search grouped by picks."""
        tried = self.shortlist(include)
        picks, ranks = np.zeros((at.MOST_IN_ROW, 2)), np.zeros((len(tried), RANKS, 2))
        sums, played = np.zeros((len(tried), SUMS)), 0
        while len(tried) > 1 and (spent(played) < 1 or not played):
            seeds = np.array([random.getrandbits(63) + 1 for _ in range(DESCENTS)], np.uint64)
            descend(
                self.root,
                self.tables,
                self._trial,
                self.candidates[tried],
                self._seat,
                self._policies,
                self._aim,
                self._ahead,
                seeds,
                sums,
                picks,
                ranks,
            )
            played += DESCENTS
        self.sums[tried] = sums

    def shortlist(self, include: AnyAction | None = None) -> Numbers:
        """Return the candidates with the highest learned values, and the best of those that begin with `include`."""
        order = np.argsort(-self.estimates, kind="stable").tolist()
        equivalents = self.equivalents()
        asked = [number for number in order if include and self.actions_of(number)[0] == include][:1]
        spots = self.candidates[:, SPOT].tolist()
        different = [
            number for number in order if equivalents.get(spots[number], spots[number]) == spots[number]
        ]
        return np.array(list(dict.fromkeys([*different[:MOST_TRIED], *asked])), np.int64)

    def _means(self, chosen: Numbers) -> Reals:
        """Return the mean of these candidates' playouts, or their learned value if there are none."""
        sums = self.sums[chosen]
        played = sums[:, TRIALS] > 0
        return np.where(played, sums[:, VALUE] / np.maximum(sums[:, TRIALS], 1), self.estimates[chosen])

    def _blended(self, chosen: Numbers) -> Reals:
        """Return the means with the learned value as additional playouts, to compare candidates tried equally often."""
        if self._aim != LEAD or self.tables.rules[at.SEATS] == 1:
            return self._means(chosen)
        trials = self.sums[chosen, TRIALS]
        return (
            self._means(chosen)
            + np.where(trials > 0, ESTIMATE_WEIGHT / np.maximum(trials, 1), 0) * self.estimates[chosen]
        )

    def best(self, chosen: Numbers) -> Numbers:
        """Return these candidates with the best first."""
        return chosen[np.argsort(-self._blended(chosen), kind="stable")]

    def _is_decided(self, chosen: Numbers) -> bool:
        """Return whether the best candidate is so far ahead that more playouts would hardly change that."""
        best, second = self.best(chosen)[:2]
        if self.sums[second, TRIALS] < MIN_PLAYOUTS:
            return False
        means, numbers = self._means(np.array([best, second])), self.sums[[best, second], TRIALS]
        spread = np.maximum(self.sums[[best, second], SQUARES] / numbers - means**2, 0)
        return bool(means[0] - means[1] > CLEAR_LEAD * np.sqrt((spread / numbers).sum()))

    def evaluated(self) -> list[EvaluatedMove]:
        """Return every candidate with its expected value: those tried most come first, the best first among these."""
        means = self._means(np.arange(len(self.candidates)))
        return [
            EvaluatedMove(self.actions_of(at), float(means[at]), int(self.sums[at, TRIALS]))
            for at in self.ranked().tolist()
        ]

    def ranked(self) -> Numbers:
        """Return the numbers of all candidates: those tried most come first, the best first among these."""
        weighed = self._blended(np.arange(len(self.candidates)))
        return np.lexsort((-weighed, -self.sums[:, TRIALS]))

    def actions_of(self, number: int) -> tuple[AnyAction, ...]:
        """Return a candidate as actions."""
        spot, position = self.candidates[number].tolist()
        actions: list[AnyAction] = []
        if spot == at.DISCARD:
            actions.append(Discard())
        elif spot != NO_ACTION:
            game = self.root.game
            district = int(district_in(game, self.tables.rules, game[at.TURN]))
            actions.append(Place(self._packing.squares(self.root, district, spot)))
        if position != NO_ACTION:
            actions.append(Claim(position))
        return tuple(actions)


def _worlds(random: Random) -> at.Words:
    """Return the seeds of a few worlds."""
    return np.array([random.getrandbits(63) + 1 for _ in range(WORLDS_AT_A_TIME)], np.uint64)


def new_search(view: View, chance: Chance, aim: int = LEAD) -> MoveSearch:
    """Return the search for the seat of a view, in a game that the kernel covers; `chance` deals the first world."""
    return search_of(MoveSearch, view, chance, aim)


def search_of(kind: type[SearchT], view: View, chance: Chance, aim: int) -> SearchT:
    """Return such a search of a kind of its own."""
    state = determinize(view, chance)
    packing = packing_for(rules_of(state))
    if view.seat is None:
        raise ValueError("a spectator has nothing to search for")
    return kind(packing, packing.pack(state, unseen_aside(view, state)), view.seat, aim)
