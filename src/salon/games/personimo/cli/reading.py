"""Reading files of puzzles, and numbers at the command line."""

import argparse
from pathlib import Path

import msgspec

from salon.core import Refusal
from salon.games.personimo.bots.kernel import is_compiled
from salon.games.personimo.puzzles.puzzle import Puzzle
from salon.games.personimo.puzzles.shipped import everything


def count(text: str) -> int:
    """Return a whole number from 1 on."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return number


def puzzles_in(file: Path | None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, or those that come with Salon. Raises Refusal if a line is no puzzle."""
    if file is None:
        return everything()
    puzzles = []
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("puzzle-file", line=number, detail=str(error)) from error
    return tuple(puzzles)


def check_kernel() -> None:
    """Raise Refusal unless the search is installed."""
    if not is_compiled():
        raise Refusal("puzzle-no-search")
