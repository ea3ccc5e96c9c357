"""What a seat may know: the table and its own pieces. Everything else is hidden, or made up for who thinks ahead."""

from random import Random

from msgspec.structs import replace

from salon.core import Chance, Seat
from salon.games.polyminix.model.board import free, spots
from salon.games.polyminix.model.pieces import Cell, PieceId, size
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public import Table
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
        may_ask=covering and (table.seats == 1 or table.options["hints"] is True),
    )


def replayed(state: State) -> View:
    """The game as a replay shows it, when nobody races any more: a spectator's view, with everybody's pieces."""
    boards = tuple((*covered, board) for covered, board in zip(state.covered, state.boards, strict=True))
    return replace(view_of(state, None), boards=boards)


def determinize(view: View, chance: Chance) -> State:
    """The decks in some order, and the others' pieces anywhere: as many of them as the seat sees they have laid."""
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
        piles=shuffled_piles(chance, () if table.is_scripted else held) if table.with_cards else {},
        boards=tuple(boards),
        covered=tuple(covered),
        hints=tuple(view.hint if seat == view.seat else None for seat in range(table.seats)),
    )


def _anyhow(table: Table, seat: Seat, random: Random) -> tuple[Placement, ...]:
    """Pieces on a board, as many and of as many squares as lie there. Where none are found soon that fit beside each
    other, they lie on each other: enough to think ahead with."""
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
    """So many pieces with so many squares together, the first that come."""
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
