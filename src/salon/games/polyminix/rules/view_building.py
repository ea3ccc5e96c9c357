"""Builds views: the public state and a seat's own pieces. For bots that search, `determinize` makes up the rest."""

from random import Random

from msgspec.structs import replace

from salon.core import Chance, Seat
from salon.games.polyminix.model.board import free, spots
from salon.games.polyminix.model.pieces import Cell, PieceId, size
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState
from salon.games.polyminix.model.state import State
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.completion import forbids
from salon.games.polyminix.rules.goals import box_of, missing, squares_for
from salon.games.polyminix.rules.turns import shuffled_piles

TRIES = 50


def view_of(state: State, seat: Seat | None) -> View:
    """The game as one seat sees it."""
    table = state.table
    if seat is None or not 0 <= seat < table.seats:
        return View(None, table, (), (), (), None, may_ask=False)
    laid = state.boards[seat]
    covering = table.phase == "race" and seat in table.asked
    return View(
        seat=seat,
        table=table,
        laid=laid,
        covered=state.covered[seat],
        missing=missing(table, seat, laid) if covering else (),
        hint=state.hints[seat],
        may_ask=covering and (table.seats == 1 or table.rules.hints),
    )


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
        piles=shuffled_piles(chance, () if table.rules.is_scripted else held)
        if table.rules.with_cards
        else {},
        boards=tuple(boards),
        covered=tuple(covered),
        hints=tuple(view.hint if seat == view.seat else None for seat in range(table.seats)),
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
    """The first so many pieces that have so many squares together."""
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
