"""Builds views: the public state and a seat's own pieces. For bots that search, `determinize` makes up the rest."""

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random

from msgspec.structs import replace

from salon.core import Chance, Note, Seat
from salon.games.polyminix.content.challenges import Challenge, challenge_id
from salon.games.polyminix.content.tasks import share_done
from salon.games.polyminix.content.titles import title
from salon.games.polyminix.model.board import free, spots
from salon.games.polyminix.model.pieces import Cell, PieceId, size
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState, Runner
from salon.games.polyminix.model.state import State
from salon.games.polyminix.model.view import Earlier, Facts, Made, View
from salon.games.polyminix.rules.completion import forbids, pieces_by_box
from salon.games.polyminix.rules.goals import (
    box_of,
    box_on,
    challenge_of,
    challenges,
    in_the_deck,
    missing,
    present,
    squares_for,
)
from salon.games.polyminix.rules.made_to_order import may_wish, number_of
from salon.games.polyminix.rules.turns import shuffled_piles

TRIES = 50

KEPT = 256
"""How many public states have their facts cached."""

DIGITS = 5
"""Digits of a share: enough to round it to a percentage."""


def view_of(state: State, seat: Seat | None) -> View:
    """The game as one seat sees it."""
    table = state.table
    facts = facts_of(table)
    if seat is None or not 0 <= seat < table.seats:
        return View(None, table, facts, (), (), (), None, False, False, (), ())
    laid = state.boards[seat]
    covering = table.phase == "race" and seat in table.asked
    required, forbidden = pieces_by_box(facts.boxes[seat], table.kit) if covering else ((), ())
    return View(
        seat=seat,
        table=table,
        facts=facts,
        laid=laid,
        covered=state.covered[seat],
        missing=missing(table, seat, laid) if covering else (),
        hint=state.hints[seat],
        may_ask=covering and (table.seats == 1 or table.rules.hints),
        may_order=seat in table.asked and may_wish(table, seat),
        required=required,
        forbidden=forbidden,
    )


class _SameTable:
    """A key for one public state: all views of a state share its facts."""

    __slots__ = ("table",)

    def __init__(self, table: PublicState) -> None:
        self.table = table

    def __hash__(self) -> int:
        return id(self.table)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameTable) and other.table is self.table


def facts_of(table: PublicState) -> Facts:
    """What follows from the public state by the rules."""
    return _facts(_SameTable(table))


@lru_cache(maxsize=KEPT)
def _facts(key: _SameTable) -> Facts:
    table = key.table
    rules, players = table.rules, table.players
    named, covered, boxes, shares, out = [], [], [], [], []
    for seat, runner in enumerate(table.runners):
        ids = tuple([held.challenge for held in table.hands[seat]])
        goal = present(table, seat)
        named.append(ids)
        covered.append(_covered(table, ids, runner))
        boxes.append(box_on(table, goal))
        shares.append(_share(table, goal, runner, len(ids)))
        if runner.gave_up or seat not in players:
            out.append(seat)
    return Facts(
        with_cards=rules.with_cards,
        is_scripted=rules.is_scripted,
        is_own=rules.figure is not None,
        target=rules.target,
        day=None if rules.day is None else rules.day.isoformat(),
        challenges=tuple(named),
        covered=tuple(covered),
        boxes=tuple(boxes),
        shares=tuple(shares),
        out=tuple(out),
        earlier=tuple(_of_earlier_editions(table)),
        made=tuple([Made(made.id, Note(*title(made)), number_of(made)) for made in table.made]),
    )


def _of_earlier_editions(table: PublicState) -> Iterator[Earlier]:
    """The challenges in this position that are not in the present deck: the page has only that."""
    sides = {challenge_id(held.card, side) for hand in table.hands for held in hand for side in (0, 1)}
    named = {each for result in table.results for hand in result.challenges for each in hand}
    known = challenges()
    for name in sorted((sides | named) & known.keys() - _present_ids()):
        yield Earlier(known[name], Note(*title(known[name])))


@cache
def _present_ids() -> frozenset[str]:
    return frozenset(challenge.id for challenge in in_the_deck())


def _covered(table: PublicState, ids: tuple[str | None, ...], runner: Runner) -> tuple[int, ...]:
    """How many squares of each figure are covered: all of those before the present one, none of those after it."""
    if not runner.part:
        return (runner.squares, *((0,) * (len(ids) - 1))) if ids else ()
    before = [challenge_of(table, each or "").figure.area for each in ids[: runner.part]]
    return (*before, runner.squares, *((0,) * len(ids)))[: len(ids)]


def _share(table: PublicState, goal: Challenge | None, runner: Runner, figures: int) -> float:
    """How far a player is with everything they have to do, from 0 to 1."""
    if runner.done_ms is not None:
        return 1.0
    if not runner.pieces and not runner.part:
        return 0.0
    if table.task is not None:
        return round(share_done(table.task, runner.squares, runner.pieces), DIGITS)
    part = 0.0 if goal is None else runner.squares / goal.figure.area
    return round((runner.part + part) / (figures or 1), DIGITS)


def replayed(state: State) -> View:
    """The game as a replay shows it, when nobody races any more: a spectator's view, with everybody's pieces."""
    boards = tuple((*covered, board) for covered, board in zip(state.covered, state.boards, strict=True))
    return replace(view_of(state, None), boards=boards)


def determinize(view: View, chance: Chance) -> State:
    """A state with shuffled decks, and the others' pieces in random places: as many as they have laid."""
    table = view.table
    held = tuple(held.card for hand in table.hands for held in hand)
    boards, covered = [], []
    for seat, runner in enumerate(table.runners):
        if seat == view.seat:
            boards.append(view.laid)
            covered.append(view.covered)
        else:
            random = Random(chance.number(f"board of {seat}", 1 << 32))
            boards.append(_anyhow(table, seat, random) if seat in table.asked else ())
            covered.append(((),) * runner.part)
    return State(
        table=table,
        piles=shuffled_piles(chance, () if table.rules.is_scripted else held, table.edition)
        if table.rules.with_cards
        else {},
        boards=tuple(boards),
        covered=tuple(covered),
        hints=tuple(view.hint if seat == view.seat else None for seat in range(table.seats)),
        charged=((),) * table.seats,
        results=table.results,
    )


def _anyhow(table: PublicState, seat: Seat, random: Random) -> tuple[Placement, ...]:
    """As many random pieces, with as many squares, as lie on a board. If none are found soon that fit beside each
    other, they overlap, which is good enough for a search."""
    runner, box, squares = table.runners[seat], box_of(table, seat), squares_for(table, seat)
    if table.phase != "race" or not runner.pieces:
        return ()
    pieces = [piece for piece in table.kit if not forbids(box, piece)]
    for attempt in range(TRIES + 1):
        random.shuffle(pieces)
        chosen = _choose(pieces, runner.pieces, runner.squares)
        placed = _place(squares, sorted(chosen or (), key=size, reverse=True), random, attempt < TRIES)
        if placed is not None:
            return placed
    return ()


def _choose(pieces: list[PieceId], count: int, squares: int) -> tuple[PieceId, ...] | None:
    """The first pieces of a list that together have this many squares."""
    if count == 0:
        return () if squares == 0 else None
    for place, piece in enumerate(pieces):
        if size(piece) + 2 * (count - 1) <= squares <= size(piece) + 5 * (count - 1):
            rest = _choose(pieces[place + 1 :], count - 1, squares - size(piece))
            if rest is not None:
                return (piece, *rest)
    return None


def _place(
    squares: frozenset[Cell], pieces: list[PieceId], random: Random, beside: bool
) -> tuple[Placement, ...] | None:
    placed: tuple[Placement, ...] = ()
    for piece in pieces:
        fitting = list(spots(free(squares, placed if beside else ()), piece))
        if not fitting:
            return None
        placed += (Placement(piece, random.choice(fitting)),)
    return placed
