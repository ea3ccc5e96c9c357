"""Moves in a few characters, for files with thousands of them.

A placement is the column and row of its first square and which way the card lies, `-1,2h` or `-1,2v`; a discard is `x`;
a claim is the position, counted from 0; the choice of a headquarters is `=` and the card. Several actions have spaces
between their codes: `-1,2h 3`.
"""

import re
from collections.abc import Iterable

from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place, Select

_CODE = re.compile(
    r"(?P<column>-?\d+),(?P<row>-?\d+)(?P<way>[hv])|(?P<discard>x)|(?P<claim>\d)|=(?P<card>[a-z*-]+)"
)

Move = tuple[AnyAction, ...]


def written(move: Iterable[AnyAction]) -> str:
    """Return the code of a move."""
    return " ".join(map(_code_of, move))


def _code_of(action: AnyAction) -> str:
    match action:
        case Place(((column, row), (column2, _))):
            return f"{column},{row}{'v' if column == column2 else 'h'}"
        case Discard():
            return "x"
        case Claim(position):
            return str(position)
        case Select(card):
            return f"={card}"
    raise ValueError(f"no move of a puzzle: {action}")


def read(code: str) -> Move:
    """Return the actions of a code. Raises ValueError if it is none."""
    return tuple(map(_action_of, code.split(" ")))


def _action_of(code: str) -> AnyAction:
    found = _CODE.fullmatch(code)
    if found is None:
        raise ValueError(f"not the code of a move: {code!r}")
    if found["way"]:
        column, row = int(found["column"]), int(found["row"])
        return Place(((column, row), (column, row + 1) if found["way"] == "v" else (column + 1, row)))
    if found["discard"]:
        return Discard()
    return Select(found["card"]) if found["card"] else Claim(int(found["claim"]))
