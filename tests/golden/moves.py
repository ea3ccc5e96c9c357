"""Prints the moves of a golden game as an entry of `games` in a file of diagrams (`salon.diagrams`).

    python -m tests.golden.moves GAME NAME [COUNT]

With a number, only so many of the first moves. Times are left out.
"""

import json
import sys

import msgspec

from salon.core import Record
from salon.games.registry import KITS
from tests.golden.golden import GoldenId

WIDTH = 110


def entry_of(name: str, record: Record, count: int | None = None) -> str:
    """The entry: the setup, with the options that are not at their defaults, and the moves."""
    setup = record.setup
    usual = {option.name: option.default for option in KITS[setup.game].game.spec.options}
    options = {key: value for key, value in setup.options.items() if key not in usual or usual[key] != value}
    chosen = f', "options": {json.dumps(options)}' if options else ""
    head = f'    {json.dumps(name)}: {{"seats": {setup.seats}, "seed": {json.dumps(setup.seed)}{chosen}, "moves": ['
    return "\n".join([head, *wrapped(moves_of(record, count)), "    ]}"])


def moves_of(record: Record, count: int | None = None) -> list[str]:
    """The first moves of a record, or all of them. Raises ValueError at an entry that no diagram can hold."""
    moves = []
    for entry in record.entries[1:][:count]:
        if entry.what != "act" or entry.action is msgspec.UNSET:
            raise ValueError(
                f"entry {entry.seq} is {entry.what!r} and no move: give a smaller number of moves"
            )
        moves.append(json.dumps([entry.seat, msgspec.json.decode(entry.action)]))
    return moves


def wrapped(moves: list[str]) -> list[str]:
    """The moves on lines that are not too long."""
    lines = [""]
    for number, move in enumerate(moves, 1):
        text = move if number == len(moves) else f"{move},"
        if lines[-1] and len(lines[-1]) + len(text) + 7 > WIDTH:
            lines.append("")
        lines[-1] += f" {text}" if lines[-1] else text
    return [f"      {line}" for line in lines]


def main() -> None:
    """Print the entry."""
    game, name, *count = sys.argv[1:]
    print(entry_of(name, GoldenId(game, name).read().record, int(count[0]) if count else None))


if __name__ == "__main__":
    main()
