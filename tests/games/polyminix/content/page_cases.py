"""Cases that the page is held to: it shows a move before the server answers, and has to agree with the rules.

    python -m tests.games.polyminix.content.page_cases    writes the file that the page's own tests read

Each case is a position of a race and a piece laid or moved there, with what `legality.check` says of it.
"""

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from salon.core import IllegalAction
from salon.games.polyminix.content.tasks import Square
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import Lay, Move
from salon.games.polyminix.model.board import SIDE
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.pieces import DRAWINGS, Cell, PieceId, oriented
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules import legality
from salon.games.polyminix.rules.goals import challenges, figure_of_seat
from tests.games.polyminix.tables import Room

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "polyminix" / "input" / "legality-cases.json"
POSITIONS = 24
TRIES = 8


def page_cases() -> dict[str, Any]:
    """The ways each piece can lie, by flips and turns; and pieces laid on figures, with the refusal if there is one."""
    ways = {
        piece: [oriented(piece, turns, flipped=flipped) for flipped in (False, True) for turns in range(4)]
        for piece in DRAWINGS
    }
    return {"orientations": ways, "placements": _placements(Random("cases for the page"))}


def text() -> str:
    """The file, a case a line."""
    cases = page_cases()
    orientations = ",\n".join(
        f"    {_json(piece)}: {_json(ways)}" for piece, ways in cases["orientations"].items()
    )
    placements = ",\n".join(f"    {_json(case)}" for case in cases["placements"])
    return f'{{\n  "orientations": {{\n{orientations}\n  }},\n  "placements": [\n{placements}\n  ]\n}}\n'


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _placements(random: Random) -> list[dict[str, Any]]:
    cases = []
    for number in range(POSITIONS):
        room = _position(random, TEST_FACES[number % len(TEST_FACES)], on_a_figure=number % 4 > 0)
        cases += [_case(room, random) for _ in range(TRIES)]
    return cases


def _position(random: Random, test: str, *, on_a_figure: bool) -> Room:
    """Somewhere in a race: on a figure of the deck, or on the empty board of game 2."""
    room = Room(2)
    if on_a_figure:
        room.race("first", (random.choice(sorted(challenges())),), test=test)
    else:
        room.solve(Square(8))
    for _ in range(random.randrange(5)):
        moves = POLYMINIX.legal(room.view(0))
        lays = [move for _ in range(6) if isinstance(move := moves.sample(random), Lay)]
        for lay in lays[:1]:
            room.act(0, lay)
    return room


def _case(room: Room, random: Random) -> dict[str, Any]:
    view, figure = room.view(0), figure_of_seat(room.table, 0)
    laid = {placement.piece: placement.cells for placement in view.laid}
    covered = [cell for cells in laid.values() for cell in cells]
    corners = [*figure.cells] if figure else [(0, 0), (SIDE - 2, SIDE - 3), *covered]
    piece = random.choice([*laid, *view.table.kit])
    cells = _anywhere(piece, random.choice(corners), random)
    while set(cells) == set(laid.get(piece, ())):
        cells = _anywhere(piece, random.choice(corners), random)
    why, other = _refusal(view, Move(piece, cells) if piece in laid else Lay(piece, cells))
    return {
        "rows": figure and figure.rows,
        "laid": view.laid,
        "forbidden": view.forbidden,
        "piece": piece,
        "cells": cells,
        "why": why,
        "other": other,
    }


def _refusal(view: View, action: Lay | Move) -> tuple[str | None, object]:
    """Why an action is refused, and the piece that is in the way; None and None if it is allowed."""
    try:
        legality.check(view, action)
    except IllegalAction as refused:
        return refused.code.removeprefix("polyminix-"), refused.params.get("other")
    return None, None


def _anywhere(piece: PieceId, near: Cell, random: Random) -> tuple[Cell, ...]:
    """A piece lying in any way, its corner at a square or just beside it."""
    top, left = near[0] - random.randrange(2), near[1] - random.randrange(2)
    way = oriented(piece, random.randrange(4), flipped=random.random() < 0.5)
    return tuple((top + row, left + column) for row, column in way)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
