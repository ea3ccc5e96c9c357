"""The search: every candidate move is tried in the same redealt worlds, and the better half goes on (PM-26).

A candidate is a placement and the claim that follows it, or one of them where only one is asked. Its worth is the
points its seat can expect, or its lead over the best of its rivals: the seat plays on by what districts promise, its
rivals lay and claim what scores most together. All candidates of a round meet the same hidden cards, so that luck
weighs on none of them.
"""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2
from random import Random
from typing import NamedTuple

import numpy as np

from salon.core import Chance
from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import Numbers, World
from salon.games.personimo.bots.kernel.board.packing import Packing, packing_for
from salon.games.personimo.bots.kernel.board.squares import spots_for, squares_of
from salon.games.personimo.bots.kernel.board.symmetry import images
from salon.games.personimo.bots.kernel.board.turns import district_in, free_claims
from salon.games.personimo.bots.kernel.estimate.features import Worths
from salon.games.personimo.bots.kernel.estimate.weights import learnt
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, PROMISING
from salon.games.personimo.bots.kernel.search.tree import RANKS, descend
from salon.games.personimo.bots.kernel.search.trial import (
    LEAD,
    NOTHING,
    SPOT,
    SQUARES,
    SUMS,
    TRIALS,
    WORTH,
    foresee,
    new_bench,
    try_each,
)
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.setup import superfluous
from salon.games.personimo.rules.variants import rules_of
from salon.games.personimo.rules.view_building import determinize

MOST_TRIED = 10
"""So many candidates are tried, those that promise most; the others keep their promise as estimate."""
AT_ONCE = 1
"""Worlds in which candidates are tried between two looks at the clock."""
DESCENTS = 32
"""Descents of the tree between two looks at the clock."""
FEWEST, CLEARLY = 24, 2.5
"""A candidate is clearly the best after so many playouts, if it is ahead by so many standard errors."""

FORESEEN = 15
"""What a candidate promises counts as much as so many playouts of it."""

GAINED = 1.0
"""What a seat gains with each card by thinking, beyond what it has in playouts: so many points, shared among all seats.
Who counts on that takes fewer risks when ahead."""

Spent = Callable[[int], float]
"""From the number of playouts so far to the share of the budget that is spent."""


class Judged(NamedTuple):
    """A move with what it can be expected to lead to, points or lead, and how many playouts say so.

    Without playouts: the points that a quick estimate expects.
    """

    actions: tuple[AnyAction, ...]
    worth: float
    playouts: int


class Search:
    """One decision of one seat, in a world it cannot rule out whose unseen cards are behind those dealt."""

    def __init__(self, packing: Packing, world: World, seat: int, aim: int = LEAD) -> None:
        self._packing, self._tables = packing, packing.tables
        self._root, self._seat, self._aim = world, seat, aim
        self._bench = new_bench(len(world.words), learnt(self._tables.rules))
        self.candidates: Numbers = np.array(list(self._moves()), np.int64)
        self.sums = np.zeros((len(self.candidates), SUMS))
        self.promises = np.zeros(len(self.candidates))
        foresee(world, self._tables, self._bench, self.candidates, self.promises)
        self._policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
        self._policies[seat] = PROMISING
        self._ahead = GAINED / self._tables.rules[at.SEATS] * self._cards_to_come()

    def _cards_to_come(self) -> int:
        """How many cards the seat will still claim."""
        game, rules = self._root.game, self._tables.rules
        owners = rules[at.OWNER : at.OWNER + rules[at.ARCHITECTS]]
        return int(rules[at.TURNS] - game[at.TURN]) * int((owners == self._seat).sum())

    def _moves(self) -> Iterator[tuple[int, int]]:
        """Every spot with every claim that may follow."""
        game, rules = self._root.game, self._tables.rules
        claims = np.empty(at.MOST_IN_ROW, np.int64)
        positions = [int(each) for each in claims[: free_claims(game, rules, claims)]] or [NOTHING]
        if game[at.PHASE] != at.PLACING:
            yield from ((NOTHING, position) for position in positions)
            return
        district = int(district_in(game, rules, game[at.TURN]))
        lying, upright = spots_for(self._root, self._tables, district, game[at.HAND + game[at.ACTING]])
        spots = [*squares_of(int(lying)), *(64 + square for square in squares_of(int(upright)))]
        for spot in spots or [at.DISCARD]:
            yield from ((spot, position) for position in positions)

    def _mirrored(self) -> set[int]:
        """The spots that are images of others before them."""
        if self._root.game[at.PHASE] != at.PLACING:
            return set()
        spots = sorted({int(spot) for spot in self.candidates[:, SPOT]} - {at.DISCARD})
        district = int(district_in(self._root.game, self._tables.rules, self._root.game[at.TURN]))
        return {spot for spot, first in images(self._root, district, spots).items() if spot != first}

    def run(self, spent: Spent, random: Random, also: AnyAction | None = None) -> None:
        """Try candidates until the budget is spent, or one is left or clearly the best; one has `also`."""
        chosen = self.promising(also)
        rounds = max(1, ceil(log2(len(chosen))))
        played = 0
        for number in range(1, rounds + 1):
            share = number / rounds
            while len(chosen) > 1 and (spent(played) < share or not played):
                self.try_in(chosen, _worlds(random))
                played += len(chosen) * AT_ONCE
                if self._clear(chosen):
                    return
            chosen = self.best(chosen)[: (len(chosen) + 1) // 2]

    def compare(self, moves: Sequence[Judged], spent: Spent, random: Random) -> list[Judged]:
        """Some moves judged anew, all in the same fresh worlds until the budget is spent, the best first.

        What the search says of a move it has soon given up comes from fewer worlds, and from other ones, than what
        it says of the best.
        """
        numbers = {self._actions(number): number for number in range(len(self.candidates))}
        chosen = np.array([numbers[move.actions] for move in moves], np.int64)
        before, played = self.sums[chosen], 0
        while not played or spent(played) < 1:
            self.try_in(chosen, _worlds(random))
            played += len(chosen) * AT_ONCE
        tried = self.sums[chosen] - before
        means = tried[:, WORTH] / tried[:, TRIALS]
        judged = zip(moves, means.tolist(), tried[:, TRIALS].tolist(), strict=True)
        return sorted(
            (Judged(move.actions, mean, int(trials)) for move, mean, trials in judged),
            key=lambda move: move.worth,
            reverse=True,
        )

    def try_in(self, chosen: Numbers, seeds: at.Words) -> None:
        """Play out these candidates in the worlds of these seeds."""
        try_each(
            self._root,
            self._tables,
            self._bench,
            self.candidates,
            chosen,
            self._seat,
            self._policies,
            self._aim,
            self._ahead,
            seeds,
            self.sums,
        )

    def grow(self, spent: Spent, random: Random, also: AnyAction | None = None) -> None:
        """The same by a tree grouped by picks."""
        tried = self.promising(also)
        picks, later = np.zeros((at.MOST_IN_ROW, 2)), np.zeros((len(tried), RANKS, 2))
        sums, played = np.zeros((len(tried), SUMS)), 0
        while len(tried) > 1 and (spent(played) < 1 or not played):
            seeds = np.array([random.getrandbits(63) + 1 for _ in range(DESCENTS)], np.uint64)
            descend(
                self._root,
                self._tables,
                self._bench,
                self.candidates[tried],
                self._seat,
                self._policies,
                self._aim,
                self._ahead,
                seeds,
                sums,
                picks,
                later,
            )
            played += DESCENTS
        self.sums[tried] = sums

    def promising(self, also: AnyAction | None = None) -> Numbers:
        """The candidates that promise most, and the best of those that begin with an action."""
        order = np.argsort(-self.promises, kind="stable").tolist()
        mirrored = self._mirrored()
        asked = [number for number in order if also and self._actions(number)[0] == also][:1]
        different = [number for number in order if self.candidates[number, SPOT] not in mirrored]
        return np.array(list(dict.fromkeys([*different[:MOST_TRIED], *asked])), np.int64)

    def _means(self, chosen: Numbers) -> Worths:
        """What to expect of these candidates: the mean of their playouts, without any what they promise."""
        sums = self.sums[chosen]
        played = sums[:, TRIALS] > 0
        return np.where(played, sums[:, WORTH] / np.maximum(sums[:, TRIALS], 1), self.promises[chosen])

    def _weighed(self, chosen: Numbers) -> Worths:
        """The same, if what a candidate promises counts like some playouts more: to compare those tried as often."""
        if self._aim != LEAD or self._tables.rules[at.SEATS] == 1:
            return self._means(chosen)
        trials = self.sums[chosen, TRIALS]
        return (
            self._means(chosen)
            + np.where(trials > 0, FORESEEN / np.maximum(trials, 1), 0) * self.promises[chosen]
        )

    def best(self, chosen: Numbers) -> Numbers:
        """These candidates, the best first."""
        return chosen[np.argsort(-self._weighed(chosen), kind="stable")]

    def _clear(self, chosen: Numbers) -> bool:
        """Whether the best candidate is so far ahead that more playouts would hardly change that."""
        best, second = self.best(chosen)[:2]
        if self.sums[second, TRIALS] < FEWEST:
            return False
        means, numbers = self._means(np.array([best, second])), self.sums[[best, second], TRIALS]
        spread = np.maximum(self.sums[[best, second], SQUARES] / numbers - means**2, 0)
        return bool(means[0] - means[1] > CLEARLY * np.sqrt((spread / numbers).sum()))

    def judged(self) -> list[Judged]:
        """Every candidate with what it can be expected to lead to: those tried most first, the best first of these."""
        means = self._means(np.arange(len(self.candidates)))
        return [
            Judged(self._actions(at), float(means[at]), int(self.sums[at, TRIALS]))
            for at in self.ranked().tolist()
        ]

    def ranked(self) -> Numbers:
        """The numbers of all candidates: those tried most first, the best first of these."""
        weighed = self._weighed(np.arange(len(self.candidates)))
        return np.lexsort((-weighed, -self.sums[:, TRIALS]))

    def _actions(self, number: int) -> tuple[AnyAction, ...]:
        """A candidate as actions."""
        spot, position = self.candidates[number].tolist()
        actions: list[AnyAction] = []
        if spot == at.DISCARD:
            actions.append(Discard())
        elif spot != NOTHING:
            game = self._root.game
            district = int(district_in(game, self._tables.rules, game[at.TURN]))
            actions.append(Place(self._packing.squares(self._root, district, spot)))
        if position != NOTHING:
            actions.append(Claim(position))
        return tuple(actions)


def _worlds(random: Random) -> at.Words:
    """A handful of worlds, by their seeds."""
    return np.array([random.getrandbits(63) + 1 for _ in range(AT_ONCE)], np.uint64)


def search_in(view: View, chance: Chance, aim: int = LEAD) -> Search:
    """The search for the seat of a view, in a game that the kernel covers; `chance` deals the first world."""
    state = determinize(view, chance)
    packing = packing_for(rules_of(state))
    if view.seat is None:
        raise ValueError("a spectator has nothing to search for")
    return Search(packing, packing.pack(state, unseen_aside(view, state)), view.seat, aim)


def unseen_aside(view: View, state: State) -> tuple[CardId, ...]:
    """The cards set aside that a view does not show: they may as well be in the deck."""
    headquarters = tuple(district.headquarters for district in view.districts)
    known = {*(view.aside or superfluous(rules_of(state).deck, headquarters))}
    return tuple(card for card in state.set_aside if card not in known)
