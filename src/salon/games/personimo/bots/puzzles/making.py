"""Puzzles are found in games: the search plays every seat, and positions whose best move is not the obvious one are
looked at closely."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from salon.core import Budget, Timeline
from salon.games.personimo.bots.headquarters import promising
from salon.games.personimo.bots.puzzles.comparing import Comparison, Difference, differences
from salon.games.personimo.bots.puzzles.effects import worth_of_open_suits, worth_of_order
from salon.games.personimo.bots.puzzles.proving import Proof, prove
from salon.games.personimo.bots.search import analyse
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place
from salon.games.personimo.model.view import View
from salon.games.personimo.puzzles.codes import Move, written
from salon.games.personimo.puzzles.puzzle import Compared, Puzzle
from salon.games.personimo.rules.legality import PendingDecision, decision_in_view
from salon.games.personimo.rules.scoring.move_values import after_placing, best_value_with, values_of_spots
from salon.games.personimo.suits.district_state import DistrictState

SEATS = (2, 3, 2, 4, 1)
"""The numbers of players of the games, in turn."""
BUDGET = Budget(playouts=120)
"""The budget of the players for a decision."""
FEWEST_CARDS = 2
"""Positions with fewer cards in the district are not looked at: it is hardly more than its headquarters."""
SCREENED = 48
"""The worlds in which the best move is compared with the obvious one before it is proven."""
LEAST_LOSS, LEAST_ERRORS = 1.0, 2.0
"""By how many points, and standard errors, the obvious move must be behind to be worth a proof."""


class Position(NamedTuple):
    """A decision in a game, and the move that the search has found for it."""

    timeline: Timeline
    played: tuple[AnyAction, ...]
    view: View
    found: Move


def puzzles_of(seed: str, number: int, players: int | None = None) -> Iterator[Puzzle]:
    """Yield the puzzles of a game. They follow from the arguments alone."""
    seats = players or SEATS[number % len(SEATS)]
    for position in _positions(seats, f"{seed}-{number}"):
        puzzle = _puzzle_at(position, f"{seed}-{number}", seats)
        if puzzle is not None:
            yield puzzle


def _positions(seats: int, seed: str) -> Iterator[Position]:
    """Play a game with the search on every seat, and yield every decision to place or to claim a card."""
    random, played = Random(seed), list[AnyAction]()
    timeline = Timeline.start(PERSONIMO, PERSONIMO.setup(seats, {}, seed), 0).timeline
    while timeline.waiting:
        seat = min(timeline.waiting)
        view: View = PERSONIMO.view(timeline.state, seat)
        move: Move = (promising(view, random),) if view.phase == "select" else _searched(view, random)
        if view.phase != "select":
            yield Position(timeline, tuple(played), view, move)
        for action in move:
            timeline = timeline.act(seat, action, 0).timeline
            played.append(action)


def _searched(view: View, random: Random) -> Move:
    return analyse(view, BUDGET, random)[0].actions


def _puzzle_at(position: Position, seed: str, seats: int) -> Puzzle | None:
    """Return the puzzle of a position, or None if its best move is obvious or not clear."""
    view, found = position.view, position.found
    if view.seat is None or isinstance(found[0], Discard) or _cards_of(view) < FEWEST_CARDS:
        return None
    plain = obvious_moves(view)
    if found in plain:
        return None
    comparison = Comparison(view, f"{seed} {len(position.played)}")
    if len(set(comparison.first)) < 3:
        return None
    first = {move: comparison.first[at] for at, move in enumerate(comparison.moves)}
    numbers = {first[move] for move in plain}
    if first[found] in numbers:
        return None
    obvious = max(numbers, key=lambda at: float(comparison.search.estimates[at]))
    screened = differences(comparison.played([first[found], obvious], SCREENED), 0)[1]
    if screened.loss < LEAST_LOSS or screened.errors < LEAST_ERRORS:
        return None
    proof = prove(comparison, [comparison.moves[obvious]])
    if proof is None or set(proof.best) & set(plain):
        return None
    if proof.close[comparison.moves[obvious]].loss < LEAST_LOSS:
        return None
    best = comparison.moves.index(proof.best[0])
    plain_claim = comparison.moves[obvious][-1]
    later = plain_claim.position if isinstance(plain_claim, Claim) else -1
    return Puzzle(
        seats=seats,
        seed=seed,
        played=written(position.played),
        seat=view.seat,
        obvious=written(comparison.moves[obvious]),
        moves=_compared(proof),
        order=round(worth_of_order(comparison, best, later), 2),
        open=round(worth_of_open_suits(comparison, best), 2),
    )


def _cards_of(view: View) -> int:
    """Return how many cards lie in the seat's district."""
    return sum(len(each.placed) for each in view.districts if view.seat in each.builders)


def obvious_moves(view: View) -> list[Move]:
    """Return the moves that have the most points at once: the card on its best spot, then the card that adds most."""
    decision = decision_in_view(view)
    if decision.what == "claim":
        return [(claim,) for claim in _obvious_claims(decision, decision.district_state)]
    if decision.card is None:
        return []
    values = values_of_spots(decision.district_state, decision.card)
    best = [spot for spot, value in values.items() if value == max(values.values())]
    moves: list[Move] = []
    for spot in best:
        after = after_placing(decision.district_state, decision.card, spot)
        claims = _obvious_claims(decision, after)
        moves += [(Place(spot), claim) for claim in claims] or [(Place(spot),)]
    return moves


def _obvious_claims(decision: PendingDecision, district: DistrictState) -> list[Claim]:
    if decision.row is None:
        return []
    points = {at: best_value_with(district, decision.row.cards[at]).points for at in decision.positions}
    return [Claim(at) for at in points if points[at] == max(points.values())]


def _compared(proof: Proof) -> tuple[Compared, ...]:
    best = [Compared(written(move), 0) for move in proof.best]
    behind = [_closely(move, each) for move, each in proof.close.items()]
    behind += [Compared(written(move), round(loss, 1)) for move, loss in proof.others.items()]
    return (*best, *sorted(behind, key=lambda each: each.loss))


def _closely(move: Move, behind: Difference) -> Compared:
    """The numbers are those of the best move beside this one."""
    loss, error, own, rival, covered = (round(each, 2) for each in behind)
    return Compared(written(move), loss, error, own, rival, covered)
