"""The puzzles that come with Salon: a line of JSON each, in `data/puzzles.jsonl`, read when it is asked for."""

from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from salon.core import Refusal
from salon.core.kit import PuzzleCard
from salon.games.personimo.puzzles.puzzle import Puzzle
from salon.games.personimo.puzzles.themes import level_of, theme_of

_decode = msgspec.json.Decoder(Puzzle).decode


@cache
def _lines() -> tuple[bytes, ...]:
    return tuple((files(__package__) / "data" / "puzzles.jsonl").read_bytes().splitlines())


@cache
def cards() -> tuple[PuzzleCard, ...]:
    """Return the theme, level and number of players of every puzzle."""
    return tuple(PuzzleCard(theme_of(each), level_of(each), each.seats) for each in map(_decode, _lines()))


@lru_cache(maxsize=64)
def shipped(number: int) -> Puzzle:
    """Return the puzzle with this number, counted from 1. Raises Refusal if there is none."""
    lines = _lines()
    if not 1 <= number <= len(lines):
        raise Refusal("no-such-puzzle", last=len(lines))
    return _decode(lines[number - 1])


def everything() -> tuple[Puzzle, ...]:
    """Return all puzzles."""
    return tuple(map(_decode, _lines()))
