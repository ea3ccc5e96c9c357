"""`salon puzzles make`: plays games, and adds the puzzles that it finds to a file."""

import argparse
from pathlib import Path
from time import monotonic

import msgspec

from salon.core import Refusal
from salon.games.personimo.cli.reading import check_kernel, count, puzzles_in
from salon.games.personimo.puzzles.themes import theme_of


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", type=Path, help="where the puzzles go; if it is there, its seed is continued")
    parser.add_argument(
        "--count", type=count, default=10, help="stop at this number of new puzzles (default: 10)"
    )
    parser.add_argument("--seconds", type=count, help="stop after the game that is played then")
    parser.add_argument(
        "--players", type=int, choices=(1, 2, 3, 4), help="only games of so many (default: 2, 3, 4, 1)"
    )
    parser.add_argument("--seed", default="puzzle", help="the seed of the games (default: puzzle)")


def run(options: argparse.Namespace) -> int:
    """Play game after game. The puzzles of a game are written when it is over, so that nothing is written twice."""
    check_kernel()
    from salon.games.personimo.bots.puzzles.making import puzzles_of

    file, seed, began = options.file, options.seed, monotonic()
    if not seed or " " in seed:
        raise Refusal("puzzle-seed")
    number, found = _next_game(file, seed), 0
    while found < options.count and (options.seconds is None or monotonic() - began < options.seconds):
        puzzles = list(puzzles_of(seed, number, options.players))
        with file.open("ab") as lines:
            lines.write(b"".join(msgspec.json.encode(each) + b"\n" for each in puzzles))
        found += len(puzzles)
        number += 1
        themes = ", ".join(map(theme_of, puzzles)) or "no puzzle"
        print(f"game {number}: {themes} ({found} in {monotonic() - began:.0f} s)", flush=True)
    return 0


def _next_game(file: Path, seed: str) -> int:
    """Return the number of the game after the last one of this seed that has a puzzle in a file."""
    if not file.exists():
        return 0
    names = (each.seed.rpartition("-") for each in puzzles_in(file))
    return max((int(game) + 1 for name, _, game in names if name == seed), default=0)
